import fc from "fast-check";
import { expect, test } from "vitest";
import { computeCartPrice } from "#modules/cart/compute-cart-price.ts";
import { couponKinds } from "#modules/cart/coupon-kinds.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { money } from "#shared/money.ts";
import {
  computeOrderPrice,
  computeTax,
  getSumAtDoor,
  splitMinor,
  type PlaceTerms,
  type TaxedLine,
} from "./compute-order-price.ts";

const ids = ["olive", "blue", "hat", "bowl"];
const anyRate = fc.constantFrom(0, 500, 1700, 1800, 1900, 2000, 2550, 10_000);
const anyLines: fc.Arbitrary<TaxedLine[]> = fc.array(
  fc.record({
    id: fc.constantFrom(...ids),
    price: fc.nat(1_000_000).map((cents) => money(cents, "USD")),
    quantity: fc.integer({ min: 1, max: 99 }),
    taxRateBp: anyRate,
    dutyRateBp: anyRate,
    dutyFlatMinor: fc.nat(1000),
  }),
  { maxLength: 12 },
);
const anyCoupon: fc.Arbitrary<Coupon | undefined> = fc.option(
  fc.record({
    code: fc.constant("ANY"),
    kind: fc.constantFrom(...couponKinds),
    value: fc.integer({ min: 1, max: 100 }),
    minimumMinor: fc.constant(0),
    only: fc.option(fc.subarray(ids)),
  }),
  { nil: undefined },
);
const anyTerms: fc.Arbitrary<PlaceTerms> = fc.record({
  isTaxIncluded: fc.boolean(),
  taxLimitMinor: fc.option(fc.nat(20_000_000)),
  shippingMinor: fc.nat(10_000),
  shippingRateBp: anyRate,
  isDutyCharged: fc.boolean(),
});
const anyAgreed = fc.option(fc.nat(10_000_000));

test("MARKET-01 lines, tax, duty, shipping and total of 10,000 orders agree to the cent", () => {
  fc.assert(
    fc.property(anyLines, anyCoupon, anyTerms, anyAgreed, (lines, coupon, terms, agreed) => {
      const price = computeOrderPrice(lines, coupon, terms, agreed);
      const minor = (key: "subtotal" | "discount" | "shipping" | "duty" | "tax" | "total") =>
        price[key].amountMinor;
      const lineTaxes = price.lineTaxes.map(({ amountMinor }) => amountMinor);
      expect(lineTaxes.reduce((sum, each) => sum + each, price.shippingTax.amountMinor)).toBe(
        minor("tax"),
      );
      expect(minor("total")).toBe(
        agreed ??
          minor("subtotal") -
            minor("discount") +
            minor("shipping") +
            minor("duty") +
            (price.isTaxIncluded ? 0 : minor("tax")),
      );
      expect(
        Math.min(...lineTaxes, minor("tax"), minor("duty"), minor("total")),
      ).toBeGreaterThanOrEqual(0);
      expect(price.isTaxIncluded && minor("tax") > minor("total")).toBe(false);
    }),
    { numRuns: 10_000 },
  );
});

test("MARKET-02 a place without tax, duty and charges leaves the price of the cart as it is", () => {
  const free = {
    isTaxIncluded: false,
    taxLimitMinor: null,
    shippingMinor: 0,
    shippingRateBp: 0,
    isDutyCharged: false,
  };
  fc.assert(
    fc.property(anyLines, anyCoupon, (lines, coupon) => {
      const untaxed = lines.map((line) => ({
        ...line,
        taxRateBp: 0,
        dutyRateBp: 0,
        dutyFlatMinor: 0,
      }));
      const price = computeOrderPrice(untaxed, coupon, free);
      expect(price).toMatchObject(computeCartPrice(untaxed, coupon));
      expect(getSumAtDoor(price)).toEqual(price.total);
    }),
  );
});

test("MARKET-03 parts of an amount add up to it and are in proportion", () => {
  fc.assert(
    fc.property(
      fc.nat(100_000_000),
      fc.array(fc.nat(1_000_000), { minLength: 1 }),
      (minor, weights) => {
        const parts = splitMinor(minor, weights);
        const all = weights.reduce((sum, each) => sum + each, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all === 0 ? 0 : minor);
        for (const [index, part] of parts.entries())
          expect(Math.abs(part - (minor * (weights[index] ?? 0)) / (all || 1))).toBeLessThanOrEqual(
            1,
          );
      },
    ),
  );
});

test.each([
  [7499, 1900, true, 1197],
  [7499, 2000, true, 1250],
  [29_990, 1800, true, 4575],
  [7499, 1900, false, 1425],
  [1, 10_000, true, 1],
  [0, 1900, true, 0],
])(
  "MARKET-04 %i at %i basis points (included: %s) holds a tax of %i",
  (price, rate, isIncluded, tax) => {
    expect(computeTax(price, rate, isIncluded)).toBe(tax);
  },
);

test("MARKET-05 goods above the limit of a consignment are sold without tax", () => {
  const line = {
    price: money(7499, "USD"),
    quantity: 2,
    taxRateBp: 2000,
    dutyRateBp: 0,
    dutyFlatMinor: 0,
  };
  const terms = {
    isTaxIncluded: false,
    shippingMinor: 500,
    shippingRateBp: 2000,
    isDutyCharged: false,
  };
  const compute = (taxLimitMinor: number | null) =>
    computeOrderPrice([line], undefined, { ...terms, taxLimitMinor }).tax.amountMinor;
  expect([compute(null), compute(14_998), compute(14_997)]).toEqual([3100, 3100, 0]);
});
