import { expect, test } from "vitest";
import { getPeriods, isReportPeriod } from "./periods.ts";

const days = (today: string, period: Parameters<typeof getPeriods>[1]) => {
  const { now, before } = getPeriods(today, period);
  return [before.from, before.to, now.from, now.to];
};

test("ANALYT-92 a calendar month is compared with the month before, and one that goes on with the same days of it", () => {
  expect(days("2026-03-14", "2026-02")).toEqual([
    "2026-01-01",
    "2026-01-31",
    "2026-02-01",
    "2026-02-28",
  ]);
  expect(days("2026-03-14", "2026-03")).toEqual([
    "2026-02-01",
    "2026-02-14",
    "2026-03-01",
    "2026-03-14",
  ]);
  expect(days("2026-03-31", "2026-03")).toEqual([
    "2026-02-01",
    "2026-02-28",
    "2026-03-01",
    "2026-03-31",
  ]);
});

test("ANALYT-92 own days end today at the latest, and are compared with as many days before them", () => {
  expect(days("2026-03-14", "2026-03-01..2026-03-10")).toEqual([
    "2026-02-19",
    "2026-02-28",
    "2026-03-01",
    "2026-03-10",
  ]);
  expect(days("2026-03-14", "2026-03-13..2026-04-10")).toEqual([
    "2026-03-11",
    "2026-03-12",
    "2026-03-13",
    "2026-03-14",
  ]);
});

test.each([
  ["30", true],
  ["2026-02", true],
  ["2026-02-01..2026-02-28", true],
  ["2024-01-01..2025-12-31", true],
  ["31", false],
  ["2026-13", false],
  ["1999-12", false],
  ["2026-02-01..2026-02-30", false],
  ["2026-02-02..2026-02-01", false],
  ["2024-01-01..2026-01-01", false],
  ["2026-02-01", false],
])("ANALYT-92 %s names a period: %s", (text, isPeriod) => {
  expect(isReportPeriod(text)).toBe(isPeriod);
});
