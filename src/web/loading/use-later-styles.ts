import { useLayoutEffect } from "react";
import { useMatches } from "react-router";
import { joinStyles } from "./page-styles.ts";

/**
 * Keeps the styles of the open page up to date. The first page carries its own, which its policy
 * knows by their hash; it knows no others, so these come as a sheet.
 */
export function useLaterStyles(): void {
  const styles = joinStyles(useMatches().map(({ loaderData }) => loaderData));
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    const sheets = document.adoptedStyleSheets;
    sheets.push(sheet);
    return () => void sheets.splice(sheets.indexOf(sheet), 1);
  }, [styles]);
}
