import { useContext, useLayoutEffect } from "react";
import { NonceContext } from "#web/loading/page-nonce.ts";
import { useHydrated } from "#web/loading/use-hydrated.ts";

/**
 * Styles that a loader has made. In the server's page they are an element, which the page's policy
 * knows by its hash. It knows no other text, so from then on the browser has them as a sheet.
 */
export function Colours({ styles }: { styles: string }) {
  const nonce = useContext(NonceContext);
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (!isHydrated || styles === "") return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      const sheets = document.adoptedStyleSheets;
      sheets.splice(sheets.indexOf(sheet), 1);
    };
  }, [isHydrated, styles]);
  if (isHydrated || styles === "") return null;
  return (
    <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styles }} />
  );
}
