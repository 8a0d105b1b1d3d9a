import { expect, test } from "vitest";
import { parseCount, readIdentifier, readRows } from "./sheet.ts";

const findColumns = (headings: readonly string[]) =>
  headings.includes("sku") ? headings.indexOf("sku") : undefined;

test.each([
  ["the line of Excel that names the separator", "sep=;\r\nName;SKU\r\nBag, olive;A\r\n", 2],
  ["a separator of its own", 'sep=|\nName|SKU\n"Bag"|A\n', 2],
  ["titles before the headings", "Stocktake, March 2026\n\nWarehouse;1;2\nName;SKU\nBag;A\n", 5],
  ["a title alone", "Stocktake\nName\tSKU\nBag\tA\n", 3],
])("STOCK-73 a sheet is read with %s", (_, csv, line) => {
  const { columns, rows } = readRows(csv, 10, findColumns);
  expect(columns).toBe(1);
  expect(rows.map((row) => [row.line, row.cells[1]])).toEqual([[line, "A"]]);
});

test.each([
  ["12", 12],
  ["12.0", 12],
  ["12,00", 12],
  ["1,234", 1_234],
  ["1 234", 1_234],
  ["١٢", 12],
  ["12 יח׳", 12],
  ["12 units", 12],
  ["12pcs.", 12],
  ["about: 12", 12],
  ['="12"', 12],
])("STOCK-74 %j is a count", (cell, count) => {
  expect(parseCount(cell)).toBe(count);
});

test.each(["", "x", "-1", "1.5", "1.234", "1e3", "5 of 6", "12 (2 broken)", "B12", "5-6", "12/05"])(
  "STOCK-74 %j is no count",
  (cell) => {
    expect(parseCount(cell)).toBeUndefined();
  },
);

test("STOCK-73 an identifier that was taken for a number is read without its decimal", () => {
  expect(readIdentifier("123456789012.0")).toBe("123456789012");
  expect(readIdentifier("A.0")).toBe("A.0");
  expect(readIdentifier("'6.0")).toBe("6.0");
});
