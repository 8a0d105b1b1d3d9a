import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { createPayment } from "../payment-draft.ts";
import { followTotal } from "./draft-sum.ts";

const sums = (total: number, paid: number) => ({
  total: money(total, "ILS"),
  paid: money(paid, "ILS"),
});

test("HAND-13 payments that made up the whole total follow it by the last of them, and others stay", () => {
  const payments = [createPayment(money(50_000, "ILS")), createPayment(money(30_391, "ILS"))];
  const follow = (before: ReturnType<typeof sums>, after: ReturnType<typeof sums>) =>
    followTotal({ payments }, before, after)?.map(({ amountMinor }) => amountMinor);
  expect(follow(sums(80_391, 80_391), sums(70_000, 80_391))).toEqual(["500.00", "200.00"]);
  expect(follow(sums(80_391, 80_391), sums(90_000, 80_391))).toEqual(["500.00", "400.00"]);
  // A part that was paid is a part, and no payment is less than nothing.
  expect(follow(sums(90_000, 80_391), sums(70_000, 80_391))).toBeUndefined();
  expect(follow(sums(80_391, 80_391), sums(40_000, 80_391))).toBeUndefined();
  expect(follow(sums(80_391, 80_391), sums(80_391, 80_391))).toBeUndefined();
  expect(followTotal({ payments: [] }, sums(0, 0), sums(100, 0))).toBeUndefined();
});
