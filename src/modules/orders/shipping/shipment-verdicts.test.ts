import { expect, test } from "vitest";
import { findNumberProblem } from "./shipment-verdicts.ts";

test.each([
  "00340434161094042557",
  "RR123456785IL",
  "1Z999AA10123456784",
  "94-5511-2020",
  "T1",
  "340434161094043",
])("ORDL-41 %s can be a tracking number", (text) => {
  expect(findNumberProblem(text)).toBeUndefined();
});

test("ORDL-41 a text without a digit is no tracking number", () => {
  expect(findNumberProblem("none")).toBe("unusable");
});

test.each([
  "7.1E+11",
  "3.4E+17",
  "3.4E+017",
  "1,234,567",
  "45300.5",
  "123456789012.0",
  "12/05/2026",
  "2026-05-12",
  "#REF!1",
])("ORDL-55 %s was a tracking number before a spreadsheet saved it", (text) => {
  expect(findNumberProblem(text)).toBe("changed_by_sheet");
});

test.each(["340434161094043000", "1234567890123450"])(
  "ORDL-55 %s may have lost its last digits, so staff are asked",
  (text) => {
    expect(findNumberProblem(text)).toBe("rounded");
  },
);
