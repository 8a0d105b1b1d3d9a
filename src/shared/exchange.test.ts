import { expect, test } from "vitest";
import { money } from "./money.ts";
import {
  computeInverse,
  convertDown,
  convertMoney,
  convertTo,
  convertToBoth,
  toDollars,
  toShekels,
} from "./exchange.ts";

test("ORDP-01 shekels come from the frozen rate, rounded half up to the agora, and are missing without one", () => {
  const at = (amountMinor: number, rate: string) =>
    toShekels(money(amountMinor, "USD"), { rate })?.amountMinor;
  expect(at(7_499, "3.6412")).toBe(27_305);
  expect(at(1, "3.50000000")).toBe(4);
  expect(at(1, "3.49999999")).toBe(3);
  expect(at(-1, "3.5")).toBe(-4);
  expect(at(0, "3.6412")).toBe(0);
  // As floats these are 74.99 × 3.645 = 273.33854999…
  expect(at(2_000, "3.64125")).toBe(7_283);
  expect(toShekels(money(7_499, "USD"), null)).toBeNull();
});

test("HAND-08 dollars follow from shekels by the frozen rate, rounded half up to the cent, and both are shown", () => {
  const at = (amountMinor: number, rate: string) =>
    toDollars(money(amountMinor, "ILS"), { rate })?.amountMinor;
  expect(at(25_000, "3.60000000")).toBe(6_944);
  expect(at(7, "2")).toBe(4);
  expect(at(-7, "2")).toBe(-4);
  expect(at(0, "3.6")).toBe(0);
  const rate = { rate: "4" };
  expect(convertToBoth(money(100, "ILS"), rate)).toEqual({
    ils: money(100, "ILS"),
    original: money(25, "USD"),
  });
  expect(convertToBoth(money(25, "USD"), rate)).toEqual({
    ils: money(100, "ILS"),
    original: money(25, "USD"),
  });
  expect(convertToBoth(money(25, "USD"), null)).toEqual({ ils: null, original: money(25, "USD") });
});

test("MONEY-06 an amount is converted with the minor units of both currencies: yen have none", () => {
  expect(convertMoney(money(7_499, "USD"), "155.2", "JPY")).toEqual(money(11_638, "JPY"));
  expect(convertMoney(money(11_638, "JPY"), "0.00644330", "USD")).toEqual(money(7_499, "USD"));
  expect(convertMoney(money(7_499, "USD"), "0.86", "EUR")).toEqual(money(6_449, "EUR"));
});

test("MONEY-07 an order in any currency is dollars and shekels by its two frozen rates", () => {
  const yen = { rate: "3.5", usdRate: "0.00650000" };
  const price = money(12_000, "JPY");
  expect(toDollars(price, yen)).toEqual(money(7_800, "USD"));
  // 12,000 × 0.0065 × 3.5 shekels, rounded once.
  expect(toShekels(price, yen)).toEqual(money(27_300, "ILS"));
  expect(convertToBoth(price, yen)).toEqual({ ils: money(27_300, "ILS"), original: price });
  expect(convertTo(money(10_000, "USD"), "JPY", yen)).toEqual(money(15_385, "JPY"));
  expect(convertDown(money(10_000, "ILS"), "JPY", yen)).toEqual(money(4_395, "JPY"));
  // A rate of dollars and shekels says nothing of yen.
  expect(toDollars(price, { rate: "3.5" })).toBeNull();
  expect(() => convertTo(price, "USD", null)).toThrow(RangeError);
});

test("MONEY-07 two foreign currencies are converted by the rates of both, and by those of one not at all", () => {
  const pound = { rate: "3.5", usdRate: "1.25000000" };
  const euro = { rate: "3.5", usdRate: "1.10000000" };
  expect(convertTo(money(500, "GBP"), "EUR", pound, euro)).toEqual(money(568, "EUR"));
  expect(convertTo(money(500, "GBP"), "USD", pound, null)).toEqual(money(625, "USD"));
  expect(() => convertTo(money(500, "GBP"), "EUR", pound)).toThrow(RangeError);
});

test("MONEY-07 dollars for one unit are 1 divided by the rate, with eight decimals", () => {
  expect(computeInverse("4")).toBe("0.25000000");
  expect(computeInverse("3.64120000")).toBe("0.27463474");
  expect(computeInverse("155.2")).toBe("0.00644330");
  expect(computeInverse("0.001")).toBe("1000.00000000");
  expect(computeInverse("1")).toBe("1.00000000");
});
