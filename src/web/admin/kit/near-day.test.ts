import { expect, test } from "vitest";
import { findNearDay } from "./near-day.ts";

test.each([
  // The clocks went forward on Friday, which has 23 hours.
  ["2027-03-27T00:30:00+03:00", "2027-03-26T00:10:00+02:00", "yesterday"],
  ["2027-03-27T00:30:00+03:00", "2027-03-25T23:59:00+02:00", undefined],
  // They went back on Sunday, which has 25.
  ["2026-10-25T23:30:00+02:00", "2026-10-24T23:59:00+03:00", "yesterday"],
  ["2026-10-25T23:30:00+02:00", "2026-10-25T00:01:00+03:00", "today"],
  // Another day in UTC.
  ["2026-11-22T00:30:00+02:00", "2026-11-21T23:59:00+02:00", "yesterday"],
  ["2027-01-01T00:00:30+02:00", "2026-12-31T23:59:30+02:00", "yesterday"],
  ["2028-03-01T12:00:00+02:00", "2028-02-29T12:00:00+02:00", "yesterday"],
  ["2028-03-01T12:00:00+02:00", "2028-03-02T00:00:00+02:00", undefined],
  ["2028-03-05T12:00:00+02:00", "2028-03-01T12:00:00+02:00", undefined],
] as const)("INBOX-26 at %s the day of %s is %s", (now, date, name) => {
  expect(findNearDay(new Date(date), new Date(now))).toBe(name);
});
