import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { getRules } from "#modules/orders/status.ts";
import { getDue } from "#modules/orders/get-due.ts";
import { findUsualNext } from "./status-moves.ts";

export type NextStep = "pay" | "pack" | "ship" | "complete";

/**
 * The usual next step of an order; it is not packed before it is paid. Undefined when nothing is
 * left to do.
 */
export function getNextStep(
  order: Pick<OrderDetails, "status" | "total" | "paid" | "refunded">,
): NextStep | undefined {
  const { phase } = getRules(order.status);
  if (phase === "over") return undefined;
  if (phase === "sent") return "complete";
  if (getDue(order) !== null) return "pay";
  if (phase === "done") return undefined;
  const next = findUsualNext(order.status);
  return next !== undefined && getRules(next).phase === "open" ? "pack" : "ship";
}
