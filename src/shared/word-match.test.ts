import { expect, test } from "vitest";
import { isMatch } from "./word-match.ts";

test("PAL-03 a command is found by the beginnings of its words, in any order and letter case", () => {
  expect(isMatch("הזמנה חדשה new order", "חד הז")).toBe(true);
  expect(isMatch("הזמנה חדשה new order", "NEW")).toBe(true);
  expect(isMatch("הזמנה חדשה", "מנה")).toBe(false);
  expect(isMatch("מוצרים וקטגוריות", "מלאי")).toBe(false);
});

test("PAL-03 vowel points and quotes can be left out", () => {
  expect(isMatch('סה״כ דוא"ל', "סהכ")).toBe(true);
  expect(isMatch("מלאי", "מְלַאי")).toBe(true);
});

test("PAL-12 prefix letters of Hebrew words make no difference", () => {
  expect(isMatch("צוות והרשאות", "הרשאות")).toBe(true);
  expect(isMatch("הרשאות", "ההרשאות")).toBe(true);
  expect(isMatch("צוות והרשאות", "רשאות")).toBe(false);
  expect(isMatch("מוכנים לפתיחה?", "פתיחה")).toBe(true);
  // Too little would be left of a short word.
  expect(isMatch("שם", "ם")).toBe(false);
});

test("PAL-03 an empty search finds everything", () => {
  expect(isMatch("הזמנות", "  ")).toBe(true);
});
