import { expect, test } from "vitest";
import { isEatenFrom } from "./eaten-cells.ts";

test.each([
  ["9440702", "09440702"],
  ["380059000000", "380059E6"],
  ["3.80059E+11", "380059E6"],
  ["3.8E+11", "380059E6"],
  ["1.79E+308", "4E860705"],
  ["1.79769313486232E+308", "4E860705"],
  ["#NUM!", "4E860705"],
  ["0", "0E123456"],
  ["123", "00123"],
  ["300000", "3E5"],
  ["3.00E+05", "3E5"],
  ["300,000", "3E5"],
  ["6.1", "6.10"],
  ["01/02/2026", "1/2"],
  ["2026-02-01", "1/2"],
  ["1-Feb", "1/2"],
  ["Feb-01", "1/2"],
])("STOCK-80 %s can be what a spreadsheet made of %s", (cell, identifier) => {
  expect(isEatenFrom(cell, identifier)).toBe(true);
});

test.each([
  ["00123", "00123"],
  ["124", "00123"],
  ["BAG-1", "00123"],
  ["123", "BAG-123"],
  ["3.9E+11", "380059E6"],
  ["03/02/2026", "1/2"],
  ["", "00000000"],
])("STOCK-80 %s cannot be what a spreadsheet made of %s", (cell, identifier) => {
  expect(isEatenFrom(cell, identifier)).toBe(false);
});
