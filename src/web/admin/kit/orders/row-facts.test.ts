import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { getDue } from "#modules/orders/get-due.ts";
import { isPartlyRefunded } from "./row-facts.ts";

const order = (paid: number, refunded = 0) => ({
  status: "processing" as const,
  total: money(7499, "USD"),
  paid: money(paid, "USD"),
  refunded: money(refunded, "USD"),
});

test("ORDL-14 an order shows the amount due, unless it is closed or costs nothing", () => {
  expect(getDue(order(0))).toEqual(money(7499, "USD"));
  expect(getDue(order(2499))).toEqual(money(5000, "USD"));
  expect(getDue(order(7499))).toBeNull();
  expect(getDue({ ...order(0), status: "cancelled" })).toBeNull();
  expect(getDue({ ...order(0), status: "refunded" })).toBeNull();
  expect(getDue({ ...order(0), total: money(0, "USD") })).toBeNull();
});

test("ORDL-14 a partly refunded order is marked", () => {
  expect(isPartlyRefunded(order(7499, 2000))).toBe(true);
  expect(isPartlyRefunded(order(7499))).toBe(false);
  expect(isPartlyRefunded(order(7499, 7499))).toBe(false);
});
