import { expect, test } from "vitest";
import { money, subtractMoney } from "#shared/money.ts";
import { changePrice, changeTerms } from "./changes.ts";
import type { FrozenLine, FrozenOrder } from "./frozen-order.ts";
import { listDifferent, sumChange } from "./rehearse.ts";

const usd = (minor: number) => money(minor, "USD");
const line = (changes: Partial<FrozenLine> = {}): FrozenLine => ({
  id: "line",
  variantId: "olive",
  price: usd(7_499),
  quantity: 1,
  isGift: false,
  hasAgreedPrice: false,
  ...changes,
});
const order = (changes: Partial<FrozenOrder> = {}): FrozenOrder => ({
  id: "order",
  number: "A1B2C3D4",
  status: "completed",
  createdAt: "2026-11-01 10:00:00+00",
  mailbox: "maya@example.com",
  isFirst: true,
  currency: "USD",
  rate: { rate: "4" },
  destination: { country: "GB" },
  lines: [line()],
  coupon: undefined,
  total: usd(7_499),
  levies: usd(0),
  hasAgreedTotal: false,
  ...changes,
});
const ninety = changePrice(new Set(["olive"]), usd(9_000));

test("STOCK-82 a price changes an order's total by its units, keeps its shipping, and computes its coupon anew", () => {
  const coupon = { code: "TEN", kind: "percent", value: 10, minimumMinor: 0, only: null } as const;
  const lines = [line({ quantity: 2 }), line({ id: "other", variantId: "blue" })];
  const before = { lines, coupon, total: usd(20_747) };
  expect(ninety(order(before))?.after).toEqual(usd(25_499 - 2_550 + 500));
});

test("STOCK-82 what else is part of a total stays as it was agreed", () => {
  expect(ninety(order({ total: usd(8_000) }))?.after).toEqual(usd(9_501));
});

test("STOCK-82 an order without the variant, an agreed total, an agreed price and a gift are not concerned", () => {
  for (const changes of [
    { lines: [line({ variantId: "blue" })] },
    { lines: [line({ variantId: null })] },
    { hasAgreedTotal: true },
    { lines: [line({ hasAgreedPrice: true })] },
    { lines: [line({ isGift: true, price: usd(0) })] },
  ])
    expect(ninety(order(changes))).toBeNull();
});

test("STOCK-82 an order in shekels gets the price by its own rate", () => {
  const ils = (minor: number) => money(minor, "ILS");
  const inShekels = order({
    currency: "ILS",
    lines: [line({ price: ils(30_000) })],
    total: ils(30_000),
  });
  expect(ninety(inShekels)).toEqual({ before: ils(30_000), after: ils(36_000) });
});

test("STOCK-82 the number is the sum of its rows, in dollars and shekels; what has no rate stands apart", () => {
  const rows = listDifferent(
    [
      order(),
      order({ id: "same", lines: [line({ price: usd(9_000) })], total: usd(9_000) }),
      order({ id: "bare", rate: null }),
    ],
    ninety,
  );
  expect(rows.map(({ orderId }) => orderId)).toEqual(["order", "bare"]);
  expect(sumChange(rows)).toEqual({
    original: usd(3_002),
    ils: money(6_004, "ILS"),
    unrated: usd(1_501),
  });
  expect(sumChange([])).toMatchObject({ original: usd(0), ils: money(0, "ILS") });
});

test("MARKET-77 other terms of a place change what is left of the orders that they are for", () => {
  const inBritain = changeTerms(({ destination, total }) =>
    destination?.country === "GB" ? subtractMoney(total, usd(1_250)) : null,
  );
  expect(inBritain(order())).toEqual({ before: usd(7_499), after: usd(6_249) });
  expect(inBritain(order({ levies: usd(1_200) }))?.before).toEqual(usd(6_299));
  expect(inBritain(order({ destination: { country: "FR" } }))).toBeNull();
  expect(inBritain(order({ hasAgreedTotal: true }))).toBeNull();
});
