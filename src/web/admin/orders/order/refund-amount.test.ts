import fc from "fast-check";
import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import {
  readRefund,
  computeRefundable,
  computeRefund,
  isRestockSuggested,
} from "./refund-amount.ts";

const usd = (cents: number) => money(cents, "USD");

test("ORDP-13 the refundable amount is what was paid and has not been refunded yet", () => {
  expect(computeRefundable({ paid: usd(14_998), refunded: usd(2_000) })).toEqual(usd(12_998));
});

test.each([
  ["74.99", { amount: usd(7_499) }],
  ["74.9", { amount: usd(7_490) }],
  [" $74 ", { amount: usd(7_400) }],
  ["0.01", { amount: usd(1) }],
  ["149.98", { amount: usd(14_998) }],
  ["149.99", { problem: "too_large" }],
  ["1,149.98", { problem: "too_large" }],
  ["0", { problem: "too_small" }],
  ["0.00", { problem: "too_small" }],
  ["", { problem: "required" }],
  ["  ", { problem: "required" }],
  ["12,5", { problem: "malformed" }],
  ["-5", { problem: "malformed" }],
  ["1.999", { problem: "malformed" }],
  ["1e3", { problem: "malformed" }],
  ["\u05e9\u05e7\u05dc", { problem: "malformed" }],
])(
  "ORDP-13 a refund of %j of $149.98 is read exactly to the cent or rejected",
  (typed, expected) => {
    expect(readRefund(typed, usd(14_998))).toEqual(expected);
  },
);

test("ORDP-14 a refund suggests restocking the items that the order still holds, and none that have left", () => {
  expect(isRestockSuggested({ stockState: "held" })).toBe(true);
  expect(isRestockSuggested({ stockState: "shipped" })).toBe(false);
  expect(isRestockSuggested({ stockState: "released" })).toBe(false);
});

const makeLine = (id: string, quantity: number, cents: number, restockedQuantity = 0) => ({
  id,
  quantity,
  restockedQuantity,
  productName: "Wanderpaw Backpack",
  variantName: null,
  sku: "WANDERPAW_BACKPACK_OLIVE",
  imageUrl: null,
  unitPrice: usd(cents),
  agreed: null,
  isGift: false,
  preorder: null,
  total: usd(cents * quantity),
  taxRateBp: 0,
  tax: usd(0),
});

/** The sums of an order without tax and shipping. */
const worth = (cents: number) => ({
  total: usd(cents),
  isTaxIncluded: false,
  returnable: { items: usd(cents), shipping: usd(0), shippingTax: usd(0) },
});

test("ORDP-40 a refund follows the selected items, each with its share of the discount", () => {
  const order = {
    lines: [makeLine("a", 3, 7_499), makeLine("b", 1, 1_001)],
    subtotal: usd(23_498),
    ...worth(19_973),
    paid: usd(19_973),
    refunded: usd(0),
  };
  expect(computeRefund(order, {})).toEqual(usd(0));
  expect(computeRefund(order, { b: 1 })).toEqual(usd(851));
  expect(computeRefund(order, { a: 3, b: 1 })).toEqual(usd(19_973));
});

test("ORDP-40 partial refunds add up to the total of the order to the cent, in any order", () => {
  const total = 19_973;
  const reduced = { subtotal: usd(23_498), ...worth(total) };
  for (const ids of [
    ["a", "a", "b", "a"],
    ["b", "a", "a", "a"],
  ]) {
    const back = { a: 0, b: 0 };
    let refunded = 0;
    for (const id of ids) {
      const lines = [makeLine("a", 3, 7_499, back.a), makeLine("b", 1, 1_001, back.b)];
      refunded += computeRefund(
        { lines, ...reduced, paid: usd(total), refunded: usd(refunded) },
        { [id]: 1 },
      ).amountMinor;
      if (id === "a") back.a += 1;
      else back.b += 1;
    }
    expect(refunded).toBe(total);
  }
});

test("ORDP-40 a refund never exceeds what was paid and has not been refunded", () => {
  const order = {
    lines: [makeLine("a", 2, 7_499)],
    subtotal: usd(14_998),
    ...worth(14_998),
    refunded: usd(2_000),
  };
  expect(computeRefund({ ...order, paid: usd(14_998) }, { a: 2 })).toEqual(usd(12_998));
  expect(computeRefund({ ...order, paid: usd(2_500) }, { a: 1 })).toEqual(usd(500));
});

const ids = ["a", "b", "c"] as const;
const anyTaxed = fc.record({
  units: fc.tuple(...ids.map(() => fc.integer({ min: 1, max: 4 }))),
  prices: fc.tuple(...ids.map(() => fc.integer({ min: 1, max: 20_000 }))),
  rates: fc.tuple(...ids.map(() => fc.constantFrom(0, 700, 1900))),
  discount: fc.integer({ min: 0, max: 99 }),
  shipping: fc.nat(2_000),
  isTaxIncluded: fc.boolean(),
  order: fc.shuffledSubarray([...ids, ...ids, ...ids, ...ids], { minLength: 12 }),
});

test("MARKET-31 items that come back one by one give back all that they cost with tax, and the shipping with the last", () => {
  fc.assert(
    fc.property(anyTaxed, ({ units, prices, rates, discount, shipping, isTaxIncluded, order }) => {
      const subtotal = ids.reduce((sum, _, at) => sum + (units[at] ?? 0) * (prices[at] ?? 0), 0);
      const goods = subtotal - Math.floor((subtotal * discount) / 100);
      const taxes = ids.map((_, at) =>
        Math.round(((units[at] ?? 0) * (prices[at] ?? 0) * (rates[at] ?? 0)) / 10_000),
      );
      const tax = isTaxIncluded ? 0 : taxes.reduce((sum, each) => sum + each, 0);
      const back = { a: 0, b: 0, c: 0 };
      let refunded = 0;
      for (const id of order) {
        const at = ids.indexOf(id);
        if (back[id] >= (units[at] ?? 0)) continue;
        const lines = ids.map((name, place) => ({
          ...makeLine(name, units[place] ?? 0, prices[place] ?? 0, back[name]),
          tax: usd(taxes[place] ?? 0),
        }));
        refunded += computeRefund(
          {
            lines,
            subtotal: usd(subtotal),
            ...worth(goods),
            isTaxIncluded,
            returnable: { items: usd(goods), shipping: usd(shipping), shippingTax: usd(0) },
            paid: usd(goods + tax + shipping),
            refunded: usd(refunded),
          },
          { [id]: 1 },
        ).amountMinor;
        back[id] += 1;
      }
      expect(refunded).toBe(goods + tax + shipping);
    }),
  );
});
