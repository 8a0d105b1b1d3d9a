// Behaviours have ids such as CART-03. docs/product.md says what they mean, test titles say what proves them.
import type { SourceFile } from "./sources.ts";

const id = "[A-Z]{2,}-\\d{2,}";

/** The ids that docs/product.md defines: list items that begin with a bold id. Repeated ones stay repeated. */
export function definedIds(markdown: string): string[] {
  return [...markdown.matchAll(new RegExp(`^- \\*\\*(${id})\\*\\*`, "gm"))].map(
    ([, found]) => found ?? "",
  );
}

/**
 * The ids at the start of test titles: test("CART-03 a quantity …") and describe("CART-03, CART-04 …"). After a table
 * of cases, which may hold anything, its closing brackets stand in for the name: ])("CART-03 %s …").
 */
export function titledIds({ text }: SourceFile): string[] {
  const beginning = String.raw`(?:\b(?:test|it|describe)(?:\.\w+(?:\([^()]*\))?)*|\](?: as const)?\))`;
  const title = new RegExp(`${beginning}\\(\\s*["'\`]((?:${id}[,\\s]+)+)`, "g");
  return [...text.matchAll(title)].flatMap(([, ids = ""]) => ids.match(new RegExp(id, "g")) ?? []);
}
