import { expect, test } from "vitest";
import { formatHebrewDate } from "../format-he.ts";
import { toHebrewNumeral } from "./numerals.ts";

test.each([
  [1, "א׳"],
  [10, "י׳"],
  [15, "ט״ו"],
  [16, "ט״ז"],
  [18, "י״ח"],
  [30, "ל׳"],
  [5787, "תשפ״ז"],
  [5816, "תתט״ז"],
])("ADMIN-96 %i is written %s in Hebrew letters", (value, letters) => {
  expect(toHebrewNumeral(value)).toBe(letters);
});

test("ADMIN-96 the Hebrew date has its day and year in letters", () => {
  expect(formatHebrewDate(new Date("2026-11-28T10:00:00Z"))).toBe("י״ח בכסלו תשפ״ז");
});
