import { expect, test } from "vitest";
import { money } from "#shared/money.ts";
import { isAwaitingPayment, isPartlyRefunded } from "./row-facts.ts";

const order = (paid: number, refunded = 0) => ({
  status: "processing" as const,
  total: money(7499, "USD"),
  paid: money(paid, "USD"),
  refunded: money(refunded, "USD"),
});

test("ORDL-14 an order that nobody has paid says so, unless it is over or costs nothing", () => {
  expect(isAwaitingPayment(order(0))).toBe(true);
  expect(isAwaitingPayment(order(7499))).toBe(false);
  expect(isAwaitingPayment({ ...order(0), status: "cancelled" })).toBe(false);
  expect(isAwaitingPayment({ ...order(0), status: "refunded" })).toBe(false);
  expect(isAwaitingPayment({ ...order(0), total: money(0, "USD") })).toBe(false);
});

test("ORDL-14 an order of which a part went back says so", () => {
  expect(isPartlyRefunded(order(7499, 2000))).toBe(true);
  expect(isPartlyRefunded(order(7499))).toBe(false);
  expect(isPartlyRefunded(order(7499, 7499))).toBe(false);
});
