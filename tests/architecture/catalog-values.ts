import { parseSync } from "vite";
import type { Rule } from "./rule.ts";
import { visitScoped } from "./scopes.ts";
import { getLine } from "./sources.ts";
import { getName, within, type Node } from "./syntax.ts";

const HEBREW = /\p{Script=Hebrew}/u;

/** Names of parameters that are the shop's own words, or numbers and days in Hebrew. */
const ownWords: ReadonlySet<string> = new Set(
  (
    "status stage kind role topic task module page setting field label list filter active " +
    "report figure whose action parts day month at time from until to against " +
    "amount shekels change share count max all many"
  ).split(" "),
);
/** Stored as they are typed, so they take no marks. */
const stored: ReadonlySet<string> = new Set(["original", "shop"]);

const isText = (param: Node): boolean =>
  param.type === "Identifier" && within(param).some(({ type }) => type === "TSStringKeyword");

/** A value in a Hebrew sentence that may have been typed in English and is not isolated. */
export const catalogValuesRule: Rule = {
  name: "names and codes are isolated in the sentences of the Hebrew catalogue",
  covers: (path) => /^src\/i18n\/he\/[\w-]+\.ts$/.test(path) && !/\.(?:test|fixture)\./.test(path),
  find: ({ path, text }) => {
    const bare: string[] = [];
    visitScoped<boolean>(parseSync(path, text).program, {
      declare: (bound, pattern) => {
        if (pattern.type === "Identifier") bound.set(pattern.name, isText(pattern));
      },
      visit: (node, bound) => {
        if (node.type !== "TemplateLiteral") return;
        if (!HEBREW.test(node.quasis.map(({ value }) => value.raw).join(""))) return;
        for (const value of node.expressions) {
          const name = getName(value) ?? "";
          if (bound.get(name) !== true || ownWords.has(name) || stored.has(name)) continue;
          bare.push(`${path}:${getLine(text, value.start)}: ${name}`);
        }
      },
    });
    return bare;
  },
  breaks: [
    { path: "src/i18n/he/a.ts", text: "const a = { by: (name: string) => `של ${name}` };" },
    { path: "src/i18n/he/a.ts", text: "const a = (sku: string | null) => `המלאי של ${sku}`;" },
  ],
  keeps: [
    { path: "src/i18n/he/a.ts", text: "const a = (name: string) => `של ${isolate(name)}`;" },
    { path: "src/i18n/he/a.ts", text: "const a = (days: number) => `בעוד ${days} ימים`;" },
    { path: "src/i18n/he/a.ts", text: "const a = (status: string) => `הסטטוס ${status}`;" },
  ],
};
