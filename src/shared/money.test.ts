import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addMoney,
  currencies,
  formatDecimal,
  getMinorDigits,
  toMinorUnits,
  money,
  multiplyMoney,
  computePercent,
  subtractMoney,
  sumMoney,
  toMajorUnits,
} from "./money.ts";
import { convertMoney } from "./exchange.ts";

const cents = fc.integer({ min: 0, max: 100_000_000 });

test("MONEY-01 an amount that is not a whole number of cents is rejected", () => {
  expect(() => money(74.99, "USD")).toThrow(RangeError);
  expect(() => money(Number.NaN, "USD")).toThrow(RangeError);
  expect(money(7499, "USD")).toEqual({ amountMinor: 7499, currency: "USD" });
});

test("MONEY-02 amounts in different currencies are never added", () => {
  expect(() => addMoney(money(1, "USD"), money(1, "ILS"))).toThrow(TypeError);
  expect(() => subtractMoney(money(1, "USD"), money(1, "ILS"))).toThrow(TypeError);
  expect(() => sumMoney([money(1, "ILS")], "USD")).toThrow(TypeError);
});

test("MONEY-03 a percentage is rounded half up to the cent", () => {
  expect(computePercent(money(22497, "USD"), 10).amountMinor).toBe(2250);
  expect(computePercent(money(22497, "USD"), 15).amountMinor).toBe(3375);
  expect(computePercent(money(22497, "USD"), 20).amountMinor).toBe(4499);
  expect(computePercent(money(50, "USD"), 1).amountMinor).toBe(1);
  expect(computePercent(money(49, "USD"), 1).amountMinor).toBe(0);
});

test("MONEY-03 a percentage lies within half a cent of the exact value and never above the amount", () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const part = computePercent(money(amount, "USD"), percent).amountMinor;
      expect(Math.abs(part - (amount * percent) / 100)).toBeLessThanOrEqual(0.5);
      expect(part).toBeLessThanOrEqual(amount);
    }),
  );
});

test("MONEY-04 decimal dollars and cents convert to each other without loss", () => {
  expect(toMinorUnits(74.99, "USD")).toEqual(money(7499, "USD"));
  fc.assert(
    fc.property(cents, (amount) => {
      expect(toMinorUnits(toMajorUnits(money(amount, "USD")), "USD")).toEqual(money(amount, "USD"));
    }),
  );
});

test("MONEY-04 every currency has the decimals that it has everywhere: yen have none", () => {
  for (const currency of currencies) {
    const options = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
    expect({ currency, digits: getMinorDigits(currency) }).toEqual({
      currency,
      digits: options.maximumFractionDigits,
    });
  }
  expect(toMajorUnits(money(7_499, "JPY"))).toBe(7_499);
  expect(toMinorUnits(7_499, "JPY")).toEqual(money(7_499, "JPY"));
  expect(formatDecimal(money(7_499, "JPY"))).toBe("7499");
  expect(formatDecimal(money(-7_490, "EUR"))).toBe("-74.90");
});

test("MONEY-05 sums, differences and multiples stay exact", () => {
  const price = money(7499, "USD");
  expect(multiplyMoney(price, 3)).toEqual(money(22497, "USD"));
  expect(sumMoney([price, price], "USD")).toEqual(money(14998, "USD"));
  expect(sumMoney([], "USD")).toEqual(money(0, "USD"));
  expect(subtractMoney(price, price)).toEqual(money(0, "USD"));
});

test("ORDL-20 shekels are dollars times the rate, rounded half up to the agora, without binary noise", () => {
  const inShekels = (amountMinor: number, rate: string) =>
    convertMoney(money(amountMinor, "USD"), rate, "ILS").amountMinor;
  expect(inShekels(7499, "3.64120000")).toBe(27_305);
  expect(inShekels(10_000, "3.6")).toBe(36_000);
  expect(inShekels(100, "3")).toBe(300);
  // Half an agora: up, and for what went back down, as the database rounds.
  expect(inShekels(1, "0.5")).toBe(1);
  expect(inShekels(-1, "0.5")).toBe(-1);
  expect(inShekels(-7499, "3.64120000")).toBe(-27_305);
  // 100.5 exactly; in binary numbers 1.005 times 100 is a little less.
  expect(inShekels(100, "1.005")).toBe(101);
  expect(inShekels(Number.MAX_SAFE_INTEGER, "1.00000000")).toBe(Number.MAX_SAFE_INTEGER);
});
