import type { Rule } from "./rule.ts";
import { matchingLines } from "./sources.ts";

/**
 * Files that search the whole page, each with the reason. Elsewhere an element is a ref, part of a
 * ref's element, or a field of its form (`getControl`).
 */
const searchers: Readonly<Record<string, string>> = {
  "src/web/page/use-focus-on-new-page.ts": "an address names a part of whatever page it leads to",
  "src/web/storefront/faq/use-named-answer.ts": "an address names an answer",
  "src/web/storefront/search/open-by-key.ts": "a key leads to the search of any page",
  "src/web/storefront/rich-text/card.tsx": "a text of the owner may have a card",
  "src/web/consent/cookie-notice.tsx": "the page's main part, of which the notice is none",
  "src/web/seo-widget/seo-widget.tsx": "the page's main part, of which the widget is none",
  "src/web/admin/kit/panel-focus.ts": "a panel gives the focus back to any list, or to the page",
  "src/web/browser/is-busy.ts": "keys rest while any layer is open",
  "src/web/admin/palette/command-center.tsx": "a key leads to the search of any screen",
  "src/web/admin/kit/variant-combobox.tsx": "a library's own buttons",
  "src/web/root.tsx": "what the server has written into the page",
  "src/web/loading/loader-script.ts": "what the server has written into the page",
  "src/web/pwa/browser-bar.ts": "what the server has written into the page",
};

export const pageLookupRule: Rule = {
  name: "the whole page is searched for an element only where nothing else leads to it",
  covers: (path) => /^src\/(?:web|ui)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  find: (file) =>
    Object.hasOwn(searchers, file.path)
      ? []
      : matchingLines(file, /\bdocument\s*\.\s*(?:getElement\w+|querySelector\w*|forms\b)/),
  breaks: [
    { path: "src/web/a.tsx", text: "document.getElementById(HEADING)?.focus();" },
    { path: "src/web/a.ts", text: `globalThis.document.querySelector("h1")` },
    { path: "src/ui/a.tsx", text: `const rows = [...document.querySelectorAll("tr")];` },
  ],
  keeps: [
    { path: "src/web/a.tsx", text: "heading.current?.focus();" },
    { path: "src/web/a.tsx", text: `list.current?.querySelector("h2")?.focus();` },
    { path: "src/web/root.tsx", text: `document.getElementById("styles")` },
  ],
};
