import { expect, test } from "vitest";
import { fromWallClock } from "#i18n/format-he.ts";
import { isQuietTime, getMsUntilQuiet } from "./quiet-time.ts";

/** The moment of this local time in Jerusalem. */
const at = (wall: string) => fromWallClock(Date.parse(`${wall}Z`));

test.each([
  ["a working day in the morning", "2026-11-25T06:59:59.999", "2026-11-25T07:00:00"],
  ["the end of the Sabbath", "2026-11-28T20:59:59.999", "2026-11-28T21:00:00"],
  ["the end of the second day of Rosh Hashana", "2026-09-13T20:59:59.999", "2026-09-13T21:00:00"],
  ["the end of Yom Kippur", "2026-09-21T20:59:59.999", "2026-09-21T21:00:00"],
  ["the morning on which summer time begins", "2027-03-28T06:59:59.999", "2027-03-28T07:00:00"],
])("PUSH-06 the quiet time ends to the second: %s", (_name, before, after) => {
  expect([isQuietTime(at(before)), isQuietTime(at(after))]).toEqual([true, false]);
});

test.each([
  ["a working day in the evening", "2026-11-25T21:59:59.999", "2026-11-25T22:00:00"],
  ["a Friday", "2026-11-27T15:29:59.999", "2026-11-27T15:30:00"],
  ["the evening after the Sabbath", "2026-11-28T21:59:59.999", "2026-11-28T22:00:00"],
  ["the day before Pesach", "2027-04-21T15:29:59.999", "2027-04-21T15:30:00"],
  ["the day before the seventh day of Pesach", "2027-04-27T15:29:59.999", "2027-04-27T15:30:00"],
  ["the day before Shavuot", "2027-06-10T15:29:59.999", "2027-06-10T15:30:00"],
  ["the day before Independence Day", "2027-05-11T15:29:59.999", "2027-05-11T15:30:00"],
])("PUSH-06 the quiet time begins to the second: %s", (_name, before, after) => {
  expect([isQuietTime(at(before)), isQuietTime(at(after))]).toEqual([false, true]);
});

test("PUSH-06 two days of rest have no evening between them, and the middle days of Sukkot are ordinary days", () => {
  expect(isQuietTime(at("2026-09-12T21:30:00"))).toBe(true);
  expect(isQuietTime(at("2026-09-28T12:00:00"))).toBe(false);
});

test("PUSH-06 the lifetime of a message ends at the next quiet time", () => {
  expect(getMsUntilQuiet(at("2026-11-25T21:00:00"))).toBe(3_600_000);
  expect(getMsUntilQuiet(at("2026-11-27T15:00:00"))).toBe(1_800_000);
  expect(getMsUntilQuiet(at("2026-11-28T12:00:00"))).toBe(0);
});
