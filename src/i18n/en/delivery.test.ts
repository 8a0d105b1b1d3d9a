import { expect, test } from "vitest";
import { formatDeliveryDays } from "./delivery.ts";

test.each([
  ["2026-12-03", "2026-12-09", "Between 3 and 9 December"],
  ["2026-11-29", "2026-12-04", "Between 29 November and 4 December"],
  ["2026-12-29", "2027-01-04", "Between 29 December and 4 January"],
  ["2026-12-03", "2026-12-03", "On 3 December"],
])("PDP-19 the days from %s to %s are written as %s", (from, to, words) => {
  expect(formatDeliveryDays({ from, to })).toBe(words);
});
