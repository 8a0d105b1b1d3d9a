import { expect, test } from "vitest";
import { formatDate } from "#i18n/format.ts";
import { formatDay, formatDeliveryDays } from "./delivery.ts";

test.each([
  ["2026-12-03", "2026-12-09", "Between December 3 and 9, 2026"],
  ["2026-11-29", "2026-12-04", "Between November 29 and December 4, 2026"],
  ["2026-12-29", "2027-01-04", "Between December 29, 2026 and January 4, 2027"],
  ["2026-12-03", "2026-12-03", "On December 3, 2026"],
])("PDP-19 the days from %s to %s are written as %s", (from, to, words) => {
  expect(formatDeliveryDays({ from, to })).toBe(words);
});

test.each(["2026-08-03", "2026-12-31"])(
  "PDP-19 %s is written like any date of a customer",
  (day) => {
    expect(formatDay(day)).toBe(formatDate(new Date(day)));
  },
);
