import { useId, useLayoutEffect } from "react";

type PageHead = {
  /** The paper, in a few words: "Packing slip A1B2C3D4". */
  head: string;
  lang: "he" | "en";
};

/**
 * Puts these words and a page number of its own at the top of each page of a paper. Returns the
 * value of the paper's `data-page`. Browsers that know no boxes in the margin print it without.
 */
export function usePageHead({ head, lang }: PageHead): string {
  const id = useId();
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(formatPageRules(CSS.escape(id), { head, lang }));
    const sheets = document.adoptedStyleSheets;
    sheets.push(sheet);
    return () => void sheets.splice(sheets.indexOf(sheet), 1);
  }, [id, head, lang]);
  return id;
}

/** A kind of page that only this paper has, and that is counted by itself. */
function formatPageRules(name: string, { head, lang }: PageHead): string {
  const start = lang === "he" ? "\u2067" : "\u2066";
  return `
    [data-page="${name}"], body:has([data-page="${name}"]:last-child) { page: ${name} }
    @page ${name} {
      counter-increment: ${name};
      @top-center {
        content: ${JSON.stringify(`${start}${head} · `)} counter(${name}) "\u2069";
        font-size: 8pt;
      }
    }`;
}
