import { expect, test } from "vitest";
import { countDaysUntil } from "./days-until.ts";

test("a day that has begun counts, and a past time is 0", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(countDaysUntil("2026-12-21T12:00:00Z", now)).toBe(30);
  expect(countDaysUntil("2026-11-21T12:00:01Z", now)).toBe(1);
  expect(countDaysUntil("2026-11-20T12:00:00Z", now)).toBe(0);
});
