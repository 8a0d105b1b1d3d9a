import { expect, test } from "vitest";
import { stock } from "#i18n/en/stock.ts";
import { toStockState } from "./stock-line.ts";

test("PDP-07 the remaining stock is shown from 1 to 5, and not above", () => {
  expect([1, 2, 5].map(toStockState)).toEqual([
    { kind: "few", left: 1 },
    { kind: "few", left: 2 },
    { kind: "few", left: 5 },
  ]);
  expect([6, 99].map(toStockState)).toEqual([{ kind: "plenty" }, { kind: "plenty" }]);
});

test("PDP-07 zero, and a number that makes no sense, is out of stock", () => {
  expect([0, -1, Number.NaN].map(toStockState)).toEqual([
    { kind: "none" },
    { kind: "none" },
    { kind: "none" },
  ]);
});

test("PDP-07 one bag is singular, more are plural", () => {
  expect(stock.few(1, true)).toBe("Only 1 bag left!");
  expect(stock.few(4, true)).toBe("Only 4 bags left!");
  expect(stock.few(4, false)).toBe("Only 4 left!");
  expect(stock.none).toBe("Out of stock");
});
