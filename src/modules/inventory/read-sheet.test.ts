import { describe, expect, test } from "vitest";
import { AppError } from "#shared/errors.ts";
import { readSheet } from "./read-sheet.ts";

/** The one problem of a sheet that is none. */
function getProblem(csv: string): string | undefined {
  try {
    readSheet(csv);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code}: ${error.fields?.["csv"]?.join() ?? ""}`;
  }
}

describe("a sheet from the count", () => {
  test.each([
    ["our own", '\uFEFF"מק״ט","ברקוד","נספר"\r\n"BAG-1","",7\r\n"BAG-2","","0"\r\n'],
    ["Excel with semicolons", 'מק"ט;מוצר;נספר\r\nBAG-1;Bag, olive;7\r\nBAG-2;Bag;0'],
    ["tabs and other quotes", '"מק""ט"\tנספר\nBAG-1\t7\nBAG-2\t0\n'],
    ["English, another order, old line ends", "Counted,Name,SKU\r7,Bag,BAG-1\r 0 ,Bag, BAG-2 "],
    ["empty lines and lines that end early", "sku,counted,x\n\n,,\nBAG-1,7\n,\nBAG-2,0,y,z\n"],
    ["marks of direction", "\u200Fsku\u200F,\u200Ecount\nBAG-1,\u20687\u2069\n\u200EBAG-2,0"],
  ])("STOCK-50 a sheet is read: %s", (_, csv) => {
    const { lines, notCounted } = readSheet(csv);
    expect(lines.map((line) => ("counted" in line ? [line.sku, line.counted] : line))).toEqual([
      ["BAG-1", 7],
      ["BAG-2", 0],
    ]);
    expect(notCounted).toBe(0);
  });

  test("STOCK-50 an SKU that looks like a formula is kept, and empty lines are counted", () => {
    expect(readSheet("sku,counted\n'=A1,3\nB,\nC, \n'plain,1\n")).toEqual({
      lines: [
        { line: 2, sku: "=A1", counted: 3 },
        { line: 5, sku: "'plain", counted: 1 },
      ],
      notCounted: 2,
      isByBarcode: false,
    });
  });

  test("STOCK-51 an invalid line is reported with the number that a spreadsheet shows", () => {
    const { lines } = readSheet("sku,counted\nA,x\n\nB,-1\nC,1.5\nD,5\nD,5\nE,100001\nF,1e3\n");
    expect(lines.map((line) => ("problem" in line ? [line.line, line.problem] : line))).toEqual([
      [2, "not_a_number"],
      [4, "not_a_number"],
      [5, "not_a_number"],
      { line: 6, sku: "D", counted: 5 },
      [7, "twice"],
      [8, "too_many"],
      [9, "not_a_number"],
    ]);
  });

  test.each([
    ["", "empty"],
    ["\uFEFF\n\n", "empty"],
    ["sku,counted\n", "empty"],
    ["sku,price\nA,1\n", "columns_missing"],
    ["PK\u0003\u0004 not text", "columns_missing"],
    ['sku,counted\n"A,1\n', "unreadable"],
    [`sku,counted\n${"A,1\n".repeat(10_001)}`, "too_many_lines"],
  ])("STOCK-52 a file that is not a sheet is refused (%#)", (csv, problem) => {
    expect(getProblem(csv)).toBe(`invalid_fields: ${problem}`);
  });
});
