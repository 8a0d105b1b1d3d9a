import { describe, expect, test } from "vitest";
import { currencies, formatDecimal, money } from "../money.ts";
import { toMinor } from "./typed-amount.ts";

describe("typed amounts", () => {
  test.each([
    ["74.99", 7499],
    [" 74.9 ", 7490],
    ["80", 8000],
    ["$80", 8000],
    ["₪80", 8000],
    ["1,200.5", 120_050],
    ["0", 0],
    // As a fraction this is 1998.9999999999998 cents.
    ["19.99", 1999],
  ])("%s are %i cents", (typed, cents) => {
    expect(toMinor(typed, "USD")).toBe(cents);
  });

  test.each(["", "-1", "1.999", "12,34", "1e3", "ten", "1.2.3", "9999999999"])(
    "%j is not an amount",
    (typed) => {
      expect(toMinor(typed, "USD")).toBeUndefined();
    },
  );

  test("yen have no decimals", () => {
    expect(toMinor("8,000", "JPY")).toBe(8_000);
    expect(toMinor("¥80", "JPY")).toBe(80);
    expect(toMinor("80.0", "JPY")).toBeUndefined();
  });

  test("survive formatting and parsing", () => {
    for (const cents of [0, 5, 70, 1999, 7499, 120_050, 10_000_000])
      for (const currency of currencies)
        expect(toMinor(formatDecimal(money(cents, currency)), currency)).toBe(cents);
  });
});
