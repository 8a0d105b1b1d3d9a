import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeCell, parseCell } from "./sheet-cells.ts";

test.each([
  ["zeros before it", "00123"],
  ["zeros behind it", "1.50"],
  ["an order number like a power of ten", "380059E6"],
  ["a barcode", "4006381333931"],
  ["a tracking number", "00340434161094042557"],
  ["a day", "12/05/2026"],
  ["half", "1/2"],
  ["a time", "12:30"],
  ["a time of half a day", "5 pm"],
  ["a month", "MAR5"],
  ["a day in words", "5-Mar"],
  ["a share", "5%"],
  ["an amount", "₪5"],
  ["thousands", "1,234"],
  ["Arabic digits", "١٢"],
  ["a yes", "TRUE"],
  ["an error", "#N/A"],
  ["a formula", "=HYPERLINK(1)"],
  ["a sum", "+1*2"],
  ["a difference", "-1+1"],
  ["a function", "@SUM(A1)"],
  ["a wide formula", "＝1"],
])("EXP-10 a text that looks like %s cannot be changed by a spreadsheet", (_, text) => {
  expect(encodeCell(text)).toBe(`'${text}`);
  expect(parseCell(encodeCell(text))).toBe(text);
});

test.each([
  "BAG-1",
  "נועה לוי",
  "A1B2C3D4",
  "1001",
  "0",
  "#09440702",
  "May Levi",
  "'plain",
  "12 boxes",
  "1234-5678-1234-5678",
])("EXP-10 %j needs no apostrophe and gets none", (text) => {
  expect(encodeCell(text)).toBe(text);
  expect(parseCell(text)).toBe(text);
});

test("STOCK-73 any text that was written into a cell is read back unchanged", () => {
  const signs = fc.constantFrom(...Array.from("0159'=+-@\".,:/E#% aא"));
  const texts = fc.string({ unit: fc.oneof(signs, fc.string({ maxLength: 1 })), maxLength: 12 });
  fc.assert(
    fc.property(texts, (typed) => {
      const text = parseCell(`x${typed}x`).slice(1, -1).trim();
      expect(parseCell(encodeCell(text))).toBe(text);
    }),
  );
});

test.each([
  ['="00340434161094042557"', "00340434161094042557"],
  ['="a ""b"""', 'a "b"'],
  ["'00123", "00123"],
  ["'123", "123"],
  ["\u200F00123 ", "00123"],
])("STOCK-73 what other programs put around an identifier is removed: %s", (cell, text) => {
  expect(parseCell(cell)).toBe(text);
});
