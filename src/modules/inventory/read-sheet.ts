import { sheetHeadings } from "#i18n/he/stocktake-sheet.ts";
import { parseCount, readIdentifier, readRows, toHeading } from "#platform/sheet.ts";
import { parseCell } from "#shared/sheet-cells.ts";
import { MAX_UNITS } from "./stock-levels.ts";
import type { LineProblem } from "./line-problems.ts";

const MAX_LINES = 10_000;

/** Other headings under which the two needed columns are recognised, besides our own. */
const skuHeadings: ReadonlySet<string> = new Set(["sku", toHeading(sheetHeadings.sku)]);
const countHeadings: ReadonlySet<string> = new Set([
  "counted",
  "count",
  toHeading(sheetHeadings.counted),
]);

/** Of a sheet that has no SKUs. */
const barcodeHeadings: ReadonlySet<string> = new Set([
  "barcode",
  "ean",
  toHeading(sheetHeadings.barcode),
]);

/** A line names its variant by SKU, in any letter case, or by barcode. */
export type SheetLine = { readonly line: number; readonly sku: string } & (
  | { readonly counted: number }
  | { readonly problem: LineProblem; readonly value: string }
);

/**
 * The lines of a filled-in sheet that have a count, and the number of those without one. The
 * columns are found by their headings, in any order. Throws `invalid_fields` with a `SheetProblem`
 * when it is no such sheet.
 */
export function readSheet(csv: string): {
  lines: SheetLine[];
  notCounted: number;
  isByBarcode: boolean;
} {
  const { columns, rows } = readRows(csv, MAX_LINES, findColumns);
  const lines: SheetLine[] = [];
  const skus = new Set<string>();
  let notCounted = 0;
  for (const { line, cells } of rows) {
    const sku = readIdentifier(cells[columns.sku]);
    const value = parseCell(cells[columns.count]);
    if (sku === "" && value === "") continue;
    if (value === "") {
      notCounted += 1;
      continue;
    }
    const counted = parseCount(value);
    const key = sku.toLowerCase();
    if (skus.has(key)) lines.push({ line, sku, problem: "twice", value: sku });
    else if (counted === undefined) lines.push({ line, sku, problem: "not_a_number", value });
    else if (counted > MAX_UNITS) lines.push({ line, sku, problem: "too_many", value });
    else lines.push({ line, sku, counted });
    skus.add(key);
  }
  return { lines, notCounted, isByBarcode: columns.isByBarcode };
}

function findColumns(headings: readonly string[]) {
  const bySku = headings.findIndex((text) => skuHeadings.has(text));
  const isByBarcode = bySku === -1;
  const sku = isByBarcode ? headings.findIndex((text) => barcodeHeadings.has(text)) : bySku;
  const count = headings.findIndex((text) => countHeadings.has(text));
  return sku === -1 || count === -1 ? undefined : { sku, count, isByBarcode };
}
