import type { Rule } from "./rule.ts";
import { matchingLines } from "./sources.ts";

/**
 * With `:has` of any element, each element that comes or goes makes the browser compute the styles
 * of the whole page again.
 */
export const hasSelectorRule: Rule = {
  name: "a selector with :has names the element that has something",
  covers: (path) => path.endsWith(".css") && !path.endsWith("print.css"),
  find: (file) => matchingLines(file, /(?:^|[\s,>+~]):has\(/, "any element:"),
  breaks: [
    { path: "src/ui/a.css", text: `:has(> .turn) > p {` },
    { path: "src/ui/a.css", text: `  main > :has(p) {` },
  ],
  keeps: [
    { path: "src/ui/a.css", text: `.stage:has(> .turn) > p {` },
    { path: "src/ui/a.css", text: `  &:not(:has(p)) {` },
  ],
};
