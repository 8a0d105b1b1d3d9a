import { sheetHeadings } from "#i18n/he/stocktake-sheet.ts";
import { readRows, toSheetError, toCell, toHeading } from "#platform/sheet.ts";
import { MAX_UNITS } from "./delivery.ts";
import type { LineProblem } from "./line-problems.ts";

const MAX_LINES = 10_000;

/** Other headings under which the two needed columns are recognised, besides our own. */
const skuHeadings: ReadonlySet<string> = new Set(["sku", toHeading(sheetHeadings.sku)]);
const countHeadings: ReadonlySet<string> = new Set([
  "counted",
  "count",
  toHeading(sheetHeadings.counted),
]);

export type SheetLine = { readonly line: number; readonly sku: string } & (
  | { readonly counted: number }
  | { readonly problem: LineProblem; readonly value: string }
);

/**
 * The lines of a filled-in sheet that have a count, and the number of those without one. The
 * columns are found by their headings, in any order. Throws `invalid_fields` with a `SheetProblem`
 * when it is no such sheet.
 */
export function readSheet(csv: string): { lines: SheetLine[]; notCounted: number } {
  const { headings, rows } = readRows(csv, MAX_LINES);
  const skuAt = headings.findIndex((text) => skuHeadings.has(text));
  const countAt = headings.findIndex((text) => countHeadings.has(text));
  if (skuAt === -1 || countAt === -1) throw toSheetError("columns_missing");
  if (rows.length === 0) throw toSheetError("empty");

  const lines: SheetLine[] = [];
  const skus = new Set<string>();
  let notCounted = 0;
  for (const { line, cells } of rows) {
    const sku = toCell(cells[skuAt]);
    const value = toCell(cells[countAt]);
    if (sku === "" && value === "") continue;
    if (value === "") {
      notCounted += 1;
      continue;
    }
    const counted = /^\d{1,9}$/.test(value) ? Number(value) : undefined;
    if (skus.has(sku)) lines.push({ line, sku, problem: "twice", value: sku });
    else if (counted === undefined) lines.push({ line, sku, problem: "not_a_number", value });
    else if (counted > MAX_UNITS) lines.push({ line, sku, problem: "too_many", value });
    else lines.push({ line, sku, counted });
    skus.add(sku);
  }
  return { lines, notCounted };
}
