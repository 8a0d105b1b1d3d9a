import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies, money, type Currency } from "./money.ts";
import { roundingRules, roundPrice, type RoundingRule } from "./round-price.ts";

test.each<[RoundingRule, Currency, number, number]>([
  ["exact", "ILS", 27_305, 27_305],
  ["whole", "EUR", 6_449, 6_400],
  ["whole", "EUR", 6_450, 6_500],
  ["whole", "JPY", 11_638, 11_638],
  ["whole", "EUR", 30, 100],
  ["coins", "ILS", 27_305, 27_310],
  ["coins", "ILS", 27_304, 27_300],
  ["coins", "CHF", 6_412, 6_410],
  ["coins", "SEK", 79_950, 80_000],
  ["coins", "USD", 7_499, 7_499],
  ["coins", "JPY", 11_638, 11_638],
  ["x.90", "EUR", 6_449, 6_490],
  ["x.90", "EUR", 6_439, 6_390],
  ["x.90", "EUR", 6_440, 6_490],
  ["x.90", "EUR", 12, 90],
  ["x.99", "GBP", 5_999, 5_999],
  ["x.99", "GBP", 5_948, 5_899],
  ["x.99", "JPY", 11_638, 11_638],
  ["x.99", "USD", 0, 0],
])("MONEY-08 %s: of %s %i become %i", (rule, currency, amount, rounded) => {
  expect(roundPrice(money(amount, currency), rule)).toEqual(money(rounded, currency));
});

test("MONEY-08 a rounded price stays as it is, within one major unit, and is never free", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.constantFrom(...roundingRules),
      fc.integer({ min: 1, max: 10_000_000 }),
      (currency, rule, amount) => {
        const rounded = roundPrice(money(amount, currency), rule);
        expect(roundPrice(rounded, rule)).toEqual(rounded);
        expect(rounded.amountMinor).toBeGreaterThan(0);
        expect(Math.abs(rounded.amountMinor - amount)).toBeLessThanOrEqual(100);
      },
    ),
  );
});
