// Behaviours have ids such as CART-03. docs/product.md says what they mean, test titles say what
// proves them.
import type { SourceFile } from "./sources.ts";
import { listTitles } from "./titles.ts";

/** How an id is written, as part of a pattern. */
export const behaviourId = "[A-Z][A-Z\\d]+-\\d{2,}";

/**
 * The ids that docs/product.md defines: list items that begin with a bold id. Repeated ones stay
 * repeated.
 */
export function definedIds(markdown: string): string[] {
  return [...markdown.matchAll(new RegExp(`^- \\*\\*(${behaviourId})\\*\\*`, "gm"))].map(
    ([, found]) => found ?? "",
  );
}

/**
 * The ids at the start of a title: two of "CART-03, CART-04 a quantity …", none of "adds, see
 * CART-05".
 */
export function leadingIds(title: string): string[] {
  const [start = ""] = new RegExp(`^(?:${behaviourId}[,\\s]+)+`).exec(title) ?? [];
  return start.match(new RegExp(behaviourId, "g")) ?? [];
}

/** The ids at the start of the titles of a file's tests and groups of tests. */
export function titledIds(file: SourceFile): string[] {
  return listTitles(file).flatMap(({ text }) => leadingIds(text));
}
