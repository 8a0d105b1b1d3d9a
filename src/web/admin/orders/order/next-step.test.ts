import { expect, test } from "vitest";
import type { OrderStatus } from "#modules/orders/status.ts";
import { money } from "#shared/money.ts";
import { getNextStep } from "./next-step.ts";

const getStep = (status: OrderStatus, paid: number) =>
  getNextStep({
    status,
    total: money(100, "USD"),
    paid: money(paid, "USD"),
    refunded: money(0, "USD"),
  });

test("ORDP-37 the next step of an order is payment, packing, shipping, and then completion", () => {
  const statuses = [
    "pending",
    "processing",
    "shipped",
    "completed",
    "cancelled",
    "refunded",
  ] as const;
  const steps = (paid: number) => statuses.map((status) => getStep(status, paid));
  expect(steps(100)).toEqual(["pack", "ship", "complete", undefined, undefined, undefined]);
  // An order that left before it was paid still counts as sent.
  expect(steps(40)).toEqual(["pay", "pay", "complete", "pay", undefined, undefined]);
});
