import { describe, expect, test } from "vitest";
import { toMinor, toTypedAmount } from "./typed-amount.ts";

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
    expect(toMinor(typed)).toBe(cents);
  });

  test.each(["", "-1", "1.999", "12,34", "1e3", "ten", "1.2.3", "9999999999"])(
    "%j is not an amount",
    (typed) => {
      expect(toMinor(typed)).toBeUndefined();
    },
  );

  test("survive formatting and parsing", () => {
    for (const cents of [0, 5, 70, 1999, 7499, 120_050, 10_000_000])
      expect(toMinor(toTypedAmount(cents))).toBe(cents);
  });
});
