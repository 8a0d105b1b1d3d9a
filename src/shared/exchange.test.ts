import { expect, test } from "vitest";
import { money } from "./money.ts";
import { convertToBoth, toDollars, toShekels } from "./exchange.ts";

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
