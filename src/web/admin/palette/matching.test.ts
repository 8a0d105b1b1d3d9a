import { expect, test } from "vitest";
import { matches } from "./matching.ts";

test("PAL-03 a command is found by the beginnings of its words, in any order and letter case", () => {
  expect(matches("הזמנה חדשה new order", "חד הז")).toBe(true);
  expect(matches("הזמנה חדשה new order", "NEW")).toBe(true);
  expect(matches("הזמנה חדשה", "מנה")).toBe(false);
  expect(matches("מוצרים וקטגוריות", "מלאי")).toBe(false);
});

test("PAL-03 vowel points and quotes can be left out", () => {
  expect(matches('סה״כ דוא"ל', "סהכ")).toBe(true);
  expect(matches("מלאי", "מְלַאי")).toBe(true);
});

test("PAL-03 an empty search finds everything", () => {
  expect(matches("הזמנות", "  ")).toBe(true);
});
