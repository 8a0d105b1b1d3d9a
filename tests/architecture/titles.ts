// The titles of tests, read from their syntax: the same words elsewhere are no titles.
import { parseSync, Visitor, type ESTree } from "vite";
import { getLine, type SourceFile } from "./sources.ts";

/** A title as it is written, with the line on which it begins. */
export type Title = { text: string; line: number };

const namesOfTests: readonly string[] = ["test", "it", "describe"];

/**
 * The titles of all tests and groups of tests in a file; what a template puts in stays as it is
 * written.
 */
export function listTitles({ path, text }: SourceFile): Title[] {
  const titles: Title[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (first === undefined || !namesOfTests.includes(getRootName(callee))) return;
      const isText =
        first.type === "TemplateLiteral" ||
        (first.type === "Literal" && typeof first.value === "string");
      if (!isText) return;
      const line = getLine(text, first.start);
      titles.push({ text: text.slice(first.start + 1, first.end - 1), line });
    },
  }).visit(parseSync(path, text).program);
  return titles;
}

/** The name at the beginning of what is called: "test" for test, test.skip and test.each(cases). */
function getRootName(callee: ESTree.Node): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression") return getRootName(callee.object);
  return callee.type === "CallExpression" ? getRootName(callee.callee) : "";
}
