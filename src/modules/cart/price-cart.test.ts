import fc from "fast-check";
import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { findCoupon } from "./coupons.ts";
import { lineTotal, priceCart } from "./price-cart.ts";

const variant = money(7499, "USD");
const threeBags = [{ price: variant, quantity: 3 }];

test.each([
  ["SAVE10", 22497, 2250, 20247],
  ["FIRST15", 22497, 3375, 19122],
  ["WELCOME20", 22497, 4499, 17998],
])(
  "CART-10 %s takes its percent off the subtotal, to the cent",
  (code, subtotal, discount, total) => {
    expect(priceCart(threeBags, findCoupon(code))).toEqual({
      subtotal: money(subtotal, "USD"),
      discount: money(discount, "USD"),
      shipping: money(0, "USD"),
      total: money(total, "USD"),
    });
  },
);

test("CART-11 coupons are found in any letter case, and nothing else is one", () => {
  expect(findCoupon("  save10 ")).toEqual({ code: "SAVE10", percent: 10 });
  expect(findCoupon("SAVE 10")).toBeUndefined();
  expect(findCoupon("SAVE100")).toBeUndefined();
  expect(findCoupon("constructor")).toBeUndefined();
  expect(findCoupon("")).toBeUndefined();
});

test("CART-12 an empty cart costs nothing", () => {
  expect(priceCart([]).total).toEqual(money(0, "USD"));
});

const anyLine = fc.record({
  price: fc.nat(1_000_000).map((cents) => money(cents, "USD")),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const anyCoupon = fc.constantFrom(
  undefined,
  findCoupon("SAVE10"),
  findCoupon("WELCOME20"),
  findCoupon("FIRST15"),
);

test("CART-12 the total is the sum of price × quantity less a discount within it", () => {
  fc.assert(
    fc.property(fc.array(anyLine), anyCoupon, (lines, coupon) => {
      const price = priceCart(lines, coupon);
      const sum = lines.reduce((cents, line) => cents + line.price.amountMinor * line.quantity, 0);
      const exact = (sum * (coupon?.percent ?? 0)) / 100;
      expect(price.subtotal.amountMinor).toBe(sum);
      expect(price.total.amountMinor).toBe(sum - price.discount.amountMinor);
      expect(Math.abs(price.discount.amountMinor - exact)).toBeLessThanOrEqual(0.5);
      expect(price.shipping.amountMinor).toBe(0);
    }),
  );
});

test("CART-12 the order of the lines changes no amount", () => {
  fc.assert(
    fc.property(fc.array(anyLine), anyCoupon, (lines, coupon) => {
      expect(priceCart(lines.toReversed(), coupon)).toEqual(priceCart(lines, coupon));
    }),
  );
});

test("CART-12 a line's total is its price times its quantity", () => {
  expect(lineTotal({ price: variant, quantity: 2 })).toEqual(money(14998, "USD"));
});
