import fc from "fast-check";
import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { couponKinds } from "./coupon-kinds.ts";
import { findCoupon, type Coupon } from "./coupons.ts";
import {
  computeLineTotal,
  computeCartPrice,
  sumCounted,
  type PricedLine,
} from "./compute-cart-price.ts";
import { seededCoupons } from "./seeded-coupons.ts";

const variant = money(7499, "USD");
const threeUnits = [{ price: variant, quantity: 3 }];

test.each([
  ["SAVE10", 22497, 2250, 20247],
  ["FIRST15", 22497, 3375, 19122],
  ["WELCOME20", 22497, 4499, 17998],
])(
  "CART-10 %s takes its percent off the subtotal, to the cent",
  (code, subtotal, discount, total) => {
    expect(computeCartPrice(threeUnits, findCoupon(seededCoupons, code))).toEqual({
      subtotal: money(subtotal, "USD"),
      discount: money(discount, "USD"),
      shipping: money(0, "USD"),
      total: money(total, "USD"),
    });
  },
);

test("CART-11 coupons are accepted in any letter case, and nothing else is a coupon", () => {
  const find = (text: string) => findCoupon(seededCoupons, text);
  expect(find("  save10 ")).toMatchObject({ code: "SAVE10", kind: "percent", value: 10 });
  for (const text of ["SAVE 10", "SAVE100", "constructor", ""]) expect(find(text)).toBeUndefined();
});

test("CART-12 an empty cart has a total of zero", () => {
  expect(computeCartPrice([]).total).toEqual(money(0, "USD"));
});

const ids = ["olive", "blue", "hat", "bowl"];
const anyLines: fc.Arbitrary<PricedLine[]> = fc.array(
  fc.record({
    id: fc.constantFrom(...ids),
    price: fc.nat(1_000_000).map((cents) => money(cents, "USD")),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
);
const anyCoupon: fc.Arbitrary<Coupon> = fc
  .record({
    code: fc.constant("ANY"),
    kind: fc.constantFrom(...couponKinds),
    value: fc.nat(100_000_000),
    minimumMinor: fc.oneof(fc.constant(0), fc.nat(50_000_000)),
    only: fc.option(fc.subarray(ids)),
  })
  .map((coupon) => ({
    ...coupon,
    value: { percent: (coupon.value % 100) + 1, amount: coupon.value + 1, item: 1 }[coupon.kind],
  }));

/** Amounts in cents, for exact arithmetic. */
const price = (lines: readonly PricedLine[], coupon?: Coupon) => {
  const { subtotal, discount, shipping, total } = computeCartPrice(lines, coupon);
  return [subtotal, discount, shipping, total].map(({ amountMinor }) => amountMinor);
};
const sum = (lines: readonly PricedLine[]) =>
  lines.reduce((cents, line) => cents + line.price.amountMinor * line.quantity, 0);

test("CART-12 the total is the sum of price × quantity minus the discount", () => {
  fc.assert(
    fc.property(anyLines, fc.option(anyCoupon, { nil: undefined }), (lines, coupon) => {
      const [subtotal, discount = 0, shipping, total] = price(lines, coupon);
      expect([subtotal, shipping, total]).toEqual([sum(lines), 0, sum(lines) - discount]);
    }),
  );
});

test("OFFER-10 a discount is never negative and never exceeds the lines that it applies to", () => {
  fc.assert(
    fc.property(anyLines, anyCoupon, (lines, coupon) => {
      const [, discount] = price(lines, coupon);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(sumCounted(lines, coupon).amountMinor);
    }),
  );
});

test("OFFER-10 percentages are rounded half up to the cent, on the sum of the lines", () => {
  fc.assert(
    fc.property(anyLines, anyCoupon, (lines, coupon) => {
      const percent = { ...coupon, kind: "percent", value: 15, minimumMinor: 0 } as const;
      const base = sumCounted(lines, percent).amountMinor;
      expect(price(lines, percent)[1]).toBe(Math.round((base * 15) / 100));
    }),
  );
});

test("OFFER-10 a fixed amount is taken off in full, up to the sum of the lines", () => {
  fc.assert(
    fc.property(
      anyLines,
      anyCoupon,
      fc.integer({ min: 1, max: 10_000_000 }),
      (lines, it, value) => {
        const coupon = { ...it, kind: "amount", value, minimumMinor: 0 } as const;
        expect(price(lines, coupon)[1]).toBe(
          Math.min(value, sumCounted(lines, coupon).amountMinor),
        );
      },
    ),
  );
});

test("OFFER-10 the order of the lines, and how units are divided into lines, changes no amount", () => {
  fc.assert(
    fc.property(anyLines, anyCoupon, (lines, coupon) => {
      expect(price(lines.toReversed(), coupon)).toEqual(price(lines, coupon));
      const divided = lines.flatMap((line) =>
        line.quantity === 1
          ? [line]
          : [
              { ...line, quantity: 1 },
              { ...line, quantity: line.quantity - 1 },
            ],
      );
      expect(price(divided, coupon)).toEqual(price(lines, coupon));
    }),
  );
});

test("OFFER-10 below its minimum a coupon takes nothing off, from the minimum on its full value", () => {
  fc.assert(
    fc.property(anyLines, anyCoupon, (lines, coupon) => {
      const [subtotal = 0, free = 0] = price(lines, { ...coupon, minimumMinor: 0 });
      const measured = subtotal - (coupon.kind === "item" ? free : 0);
      expect(price(lines, { ...coupon, minimumMinor: measured })[1]).toBe(free);
      expect(price(lines, { ...coupon, minimumMinor: measured + 1 })[1]).toBe(0);
    }),
  );
});

test("OFFER-10 one unit is free, and further units cost their full price", () => {
  const hats = { id: "hat", price: money(2000, "USD"), quantity: 3 };
  const backpack = { id: "olive", price: variant, quantity: 1 };
  const gift: Coupon = { code: "HAT", kind: "item", value: 1, minimumMinor: 0, only: ["hat"] };
  expect(price([backpack, hats], gift)).toEqual([13499, 2000, 0, 11499]);
  expect(price([backpack], gift)).toEqual([7499, 0, 0, 7499]);
  expect(price([backpack, hats], { ...gift, minimumMinor: 11500 })[1]).toBe(0);
});

test("CART-12 a line's total is its price times its quantity", () => {
  expect(computeLineTotal({ price: variant, quantity: 2 })).toEqual(money(14998, "USD"));
});
