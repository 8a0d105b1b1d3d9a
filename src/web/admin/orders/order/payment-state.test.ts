import { describe, expect, test } from "vitest";
import type { OrderStatus } from "#modules/orders/status.ts";
import { getDue } from "#modules/orders/get-due.ts";
import { money } from "#shared/money.ts";
import { getShipmentState, getPaymentState } from "./payment-state.ts";

const usd = (cents: number) => money(cents, "USD");
const order = (paid: number, refunded = 0, status: OrderStatus = "processing") => ({
  total: usd(14_998),
  paid: usd(paid),
  refunded: usd(refunded),
  refunds: toRefunds(refunded, "done"),
  status,
});
const toRefunds = (
  amountMinor: number,
  state: "pending" | "done" | "failed",
  method: "manual" | "stripe" = "manual",
) => (amountMinor === 0 ? [] : [{ amount: usd(amountMinor), state, method }]);
const pending = (method: "manual" | "stripe") => ({
  ...order(14_998, 14_998, "cancelled"),
  refunds: [...toRefunds(10_000, "pending", method), ...toRefunds(4_998, "done", method)],
});

describe("the payment badge", () => {
  test.each([
    ["nothing came in", order(0), { kind: "unpaid" }],
    ["nothing came in, and the order is off", order(0, 0, "cancelled"), { kind: "nothing_taken" }],
    ["a part came in", order(5_000), { kind: "partly_paid", amount: usd(5_000) }],
    ["all of it came in", order(14_998), { kind: "paid" }],
    ["more came in", order(15_998), { kind: "overpaid", amount: usd(1_000) }],
    ["what was too much went back", order(15_998, 1_000), { kind: "paid" }],
    [
      "a part went back",
      order(14_998, 2_000, "refunded"),
      { kind: "partly_refunded", amount: usd(2_000) },
    ],
    ["all went back", order(14_998, 14_998, "refunded"), { kind: "refunded", amount: usd(14_998) }],
    [
      "a refund waits to be transferred",
      pending("manual"),
      { kind: "refund_waiting", amount: usd(10_000) },
    ],
    [
      "the payment service has a refund to make",
      pending("stripe"),
      { kind: "refund_underway", amount: usd(10_000) },
    ],
    [
      "a refund failed",
      { ...order(14_998), refunds: toRefunds(14_998, "failed") },
      { kind: "paid" },
    ],
    ["the status alone says refunded", order(14_998, 0, "refunded"), { kind: "paid" }],
  ])("ORDP-02 comes from the ledger: %s", (_, given, expected) => {
    expect(getPaymentState(given)).toEqual(expected);
  });

  test("ORDP-02 the amount due is the missing part, and zero once the order is closed", () => {
    expect(getDue(order(0))).toEqual(usd(14_998));
    expect(getDue(order(5_000))).toEqual(usd(9_998));
    expect(getDue(order(14_998))).toBeNull();
    expect(getDue(order(15_998))).toBeNull();
    expect(getDue(order(0, 0, "cancelled"))).toBeNull();
    expect(getDue(order(5_000, 5_000, "refunded"))).toBeNull();
  });
});

test("ORDP-03 the shipment badge counts shipments, and distinguishes items sent without one from items not sent", () => {
  const shipment = {
    id: "1",
    carrier: "dhl",
    trackingNumber: null,
    trackingUrl: null,
    arrival: null,
    createdAt: "2026-11-21T10:00:00.000Z",
  } as const;
  const none: never[] = [];
  const sold = {
    shipments: none,
    stockState: "shipped",
    status: "completed",
    isHandedOver: false,
  } as const;
  expect(getShipmentState({ ...sold, shipments: [shipment, shipment] })).toEqual({ count: 2 });
  expect(getShipmentState(sold)).toEqual({ kind: "gone" });
  expect(getShipmentState({ ...sold, isHandedOver: true })).toEqual({ kind: "handed_over" });
  expect(getShipmentState({ ...sold, stockState: "held", status: "pending" })).toEqual({
    kind: "none",
  });
  const over = { ...sold, stockState: "released", status: "cancelled" } as const;
  expect(getShipmentState(over)).toBeUndefined();
  expect(getShipmentState({ ...over, isHandedOver: true })).toBeUndefined();
});
