import { expect, test } from "vitest";
import type { Amount } from "#modules/analytics/report-contract.ts";
import { money } from "#shared/money.ts";
import { getBuckets, getDaysInBucket } from "./buckets.ts";

const amount = (original: number, ils: number | null): Amount => ({
  original: money(original, "USD"),
  ils: ils === null ? null : money(ils, "ILS"),
  unrated: money(ils === null ? original : 0, "USD"),
});
const dayAt = (index: number) => new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: dayAt(index),
    orders: 1,
    revenue: amount(100, index % 2 === 0 ? 350 : null),
    underway: amount(10, 35),
    isComplete: index < 363,
  }));

test("ANALYT-23 a year is shown in weeks that end today, and the first week takes the day left over", () => {
  const weeks = getBuckets(days(365), getDaysInBucket(365));
  expect(weeks).toHaveLength(52);
  expect(weeks.map(({ orders }) => orders)).toEqual([8, ...Array.from({ length: 51 }, () => 7)]);
  expect(weeks[0]).toMatchObject({ from: "2025-01-01", to: "2025-01-08" });
  expect(weeks[1]).toMatchObject({ from: "2025-01-09", to: "2025-01-15" });
  expect(weeks.at(-1)).toMatchObject({ from: "2025-12-25", to: "2025-12-31" });
});

test("ANALYT-23 shorter periods are shown by day", () => {
  for (const period of ["7", "30", "90"] as const) {
    const all = days(Number(period));
    expect(getBuckets(all, getDaysInBucket(all.length)).map(({ from, to }) => [from, to])).toEqual(
      all.map(({ day }) => [day, day]),
    );
  }
});

test("ANALYT-23 a week sums the shekels of orders with a rate, and the dollars of all", () => {
  expect(getBuckets(days(7), 7)[0]?.revenue).toEqual({
    original: money(700, "USD"),
    ils: money(1_400, "ILS"),
    unrated: money(300, "USD"),
  });
  const unrated = days(2).map((day) => ({ ...day, revenue: amount(100, null) }));
  expect(getBuckets(unrated, 2)[0]?.revenue.ils).toBeNull();
});

test("ANALYT-32 a week with an open day is not final, and includes the open orders of all its days", () => {
  const weeks = getBuckets(days(365), 7);
  expect(weeks.map(({ isComplete }) => isComplete)).toEqual(weeks.map((_, index) => index < 51));
  expect(weeks.at(-1)?.underway.original).toEqual(money(70, "USD"));
});
