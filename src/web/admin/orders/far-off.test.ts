import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { isFarOff } from "./far-off.ts";

test("ORDP-53 an amount ten times the usual one or a tenth of it is far off; without a usual one none is", () => {
  const compare = (amount: number, usual: number) =>
    isFarOff({ amount: money(amount, "ILS"), usual: money(usual, "ILS") });
  expect(compare(70_080_391, 80_391)).toBe(true);
  expect(compare(803_910, 80_391)).toBe(true);
  expect(compare(8_039, 80_391)).toBe(true);
  expect(compare(0, 80_391)).toBe(true);
  expect(compare(70_000, 80_391)).toBe(false);
  expect(compare(803_909, 80_391)).toBe(false);
  expect(compare(8_040, 80_391)).toBe(false);
  expect(compare(100, 0)).toBe(false);
});
