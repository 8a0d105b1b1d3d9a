import { expect, test } from "vitest";
import { addDays, countDays } from "./days.ts";

test.each([
  ["2026-03-28", "2026-03-27"], // The clocks of Israel went forward on the day before.
  ["2026-10-26", "2026-10-25"], // They went back on the day before.
  ["2026-03-01", "2026-02-28"],
  ["2028-03-01", "2028-02-29"],
  ["2027-01-01", "2026-12-31"],
])("INBOX-26 the day before %s is %s, even when the clocks change", (day, before) => {
  expect(addDays(day, -1)).toBe(before);
  expect(countDays({ from: before, to: day })).toBe(2);
});
