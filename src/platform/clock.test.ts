import { expect, test } from "vitest";
import { createClock } from "./clock.ts";
import { readConfig } from "./config.ts";

test("RUN-36 a test shop is moved to a moment in time, and continues from there", () => {
  const start = { NODE_ENV: "test", TEST_CLOCK: "2028-02-29T12:00:00+02:00" };
  const { clockOffsetMs } = readConfig(start, "/srv/shop");
  const now = createClock({ clockOffsetMs })().getTime();
  expect(now).toBeGreaterThanOrEqual(Date.parse("2028-02-29T10:00:00Z"));
  expect(now).toBeLessThan(Date.parse("2028-02-29T10:05:00Z"));
});

test.each([
  ["outside tests", { TEST_CLOCK: "2028-02-29T12:00:00Z" }, /TEST_CLOCK: is only for test shops/],
  [
    "that is no moment",
    { NODE_ENV: "test", TEST_CLOCK: "2027-02-29T12:00:00Z" },
    /TEST_CLOCK: must be a date and time, such as 2026/,
  ],
  [
    "without an offset from UTC",
    { NODE_ENV: "test", TEST_CLOCK: "2028-02-29T12:00:00" },
    /TEST_CLOCK: must be a date and time, such as 2026/,
  ],
])("RUN-37 a clock %s prevents the start with one sentence", (_where, start, sentence) => {
  expect(() => readConfig(start, "/srv/shop")).toThrow(sentence);
  expect(() => readConfig(start, "/srv/shop")).toThrow(/^[^\n]*$/);
});
