import { describe, expect, test } from "vitest";
import type { OrderStatus, StockState } from "#modules/orders/status.ts";
import { money } from "#shared/money.ts";
import { isQuiet, isUnusual, isMailSent, findUsualNext, getWarnings } from "./status-moves.ts";

const order = (status: OrderStatus, stockState: StockState, paid = 0) => ({
  customer: { email: "maya@example.com" },
  billingAddress: { line1: "14 Alder Lane", city: "Haifa", country: "IL" },
  shippingAddress: null,
  status,
  stockState,
  total: money(7_499, "USD"),
  paid: money(paid, "USD"),
  refunded: money(0, "USD"),
});

const statuses = [
  "pending",
  "processing",
  "shipped",
  "completed",
  "cancelled",
  "refunded",
] as const;

describe("a status change", () => {
  test("ORDP-04 is unusual if it steps back, reopens a closed order, cancels late, or sets refunded by itself", () => {
    const unusual = Object.fromEntries(
      statuses.map((from) => [from, statuses.filter((to) => isUnusual(from, to))]),
    );
    expect(unusual).toEqual({
      pending: ["refunded"],
      processing: ["pending", "refunded"],
      shipped: ["pending", "processing", "cancelled", "refunded"],
      completed: ["pending", "processing", "shipped", "cancelled", "refunded"],
      cancelled: ["pending", "processing", "shipped", "completed", "refunded"],
      refunded: ["pending", "processing", "shipped", "completed", "cancelled"],
    });
  });

  test("ORDP-05 is made at once if it sends no mail, and asks for confirmation otherwise", () => {
    const quiet = (given: ReturnType<typeof order>) =>
      statuses.filter((to) => to !== given.status && isQuiet(given, to));
    expect(quiet(order("pending", "held", 7_499))).toEqual(["processing", "completed"]);
    expect(quiet(order("processing", "held", 7_499))).toEqual(["completed"]);
    expect(quiet(order("shipped", "shipped", 7_499))).toEqual(["completed"]);
    expect(quiet(order("completed", "shipped"))).toEqual([]);
    expect(quiet(order("cancelled", "released"))).toEqual([]);
  });

  test("ORDP-31 asks for confirmation before an order that is not fully paid becomes revenue", () => {
    for (const paid of [0, 7_498]) {
      expect(isQuiet(order("shipped", "shipped", paid), "completed")).toBe(false);
      expect(getWarnings(order("shipped", "shipped", paid), "completed")).toEqual(["unpaid"]);
    }
    expect(getWarnings(order("shipped", "shipped", 7_499), "completed")).toEqual([]);
    expect(getWarnings(order("pending", "held"), "processing")).toEqual([]);
  });

  test("ORDP-05 ORDP-52 sends no second mail for items that have left, and none to a customer without an address", () => {
    expect(isMailSent(order("processing", "held"), "shipped")).toBe(true);
    expect(isMailSent(order("completed", "shipped"), "shipped")).toBe(false);
    const unreachable = { ...order("processing", "held"), customer: { email: null } };
    expect(isMailSent(unreachable, "shipped")).toBe(false);
  });

  test("ORDP-06 warns of what its name does not say: items that move, and money that is not refunded", () => {
    expect(getWarnings(order("processing", "held", 7_499), "cancelled")).toEqual([
      "returns_units",
      "keeps_money",
    ]);
    expect(getWarnings(order("cancelled", "released"), "processing")).toEqual(["takes_units"]);
    expect(getWarnings(order("shipped", "shipped", 7_499), "refunded")).toEqual(["keeps_money"]);
    expect(getWarnings(order("pending", "held"), "processing")).toEqual([]);
    expect(getWarnings(order("cancelled", "released"), "refunded")).toEqual([]);
  });

  test("ORDP-04 offers the usual next status first", () => {
    expect(statuses.map(findUsualNext)).toEqual([
      "processing",
      "shipped",
      "completed",
      undefined,
      undefined,
      undefined,
    ]);
  });
});
