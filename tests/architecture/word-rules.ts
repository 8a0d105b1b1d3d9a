import { commentWordsRule } from "./comment-words.ts";
import { functionNameRule } from "./function-names.ts";
import { spellingRule } from "./spelling.ts";
import { privateWordsRule } from "./private-words.ts";
import type { Rule } from "./rule.ts";
import { matchingLines } from "./sources.ts";

/** Rules for the words of names, comments and texts. */
export const wordRules: readonly Rule[] = [
  commentWordsRule,
  functionNameRule,
  spellingRule,
  privateWordsRule,
  {
    name: "Hebrew quotes with its own marks",
    covers: (path) => /^src\/i18n\/he\/.*(?<!\.test)\.ts$/.test(path),
    find: (file) => matchingLines(file, /[„“”]|"\$\{[^}]*\}"/),
    breaks: [
      { path: "src/i18n/he/a.ts", text: "text: (name: string) => `המוצר „${name}”`," },
      { path: "src/i18n/he/a.ts", text: 'text: (name: string) => `המוצר "${name}"`,' },
    ],
    keeps: [
      { path: "src/i18n/he/a.ts", text: "text: (name: string) => `המוצר ״${name}״`," },
      { path: "src/i18n/he/a.ts", text: 'many: (n: number) => `${n === 1 ? "אחד" : `${n}`} כאן`,' },
    ],
  },
];
