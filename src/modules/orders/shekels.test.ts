import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { toShekels } from "./shekels.ts";

test("ORDP-01 shekels follow from the frozen rate, rounded half up to the agora, and are missing without one", () => {
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
