import { isOpenStatus, isOverStatus } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { subtractMoney, type Money } from "#shared/money.ts";

type Paid = Pick<OrderDetails, "total" | "paid" | "refunded" | "status">;

export type PaymentState =
  | { readonly kind: "unpaid" | "nothing_taken" | "paid" }
  /** The amount that was paid, overpaid or refunded. */
  | {
      readonly kind: "partly_paid" | "overpaid" | "partly_refunded" | "refunded";
      readonly amount: Money;
    };

/**
 * The payment state of an order, computed from payments and refunds, never from the status alone.
 */
export function getPaymentState({ total, paid, refunded, status }: Paid): PaymentState {
  if (paid.amountMinor === 0) return { kind: isOverStatus(status) ? "nothing_taken" : "unpaid" };
  const netPaid = subtractMoney(paid, refunded);
  if (netPaid.amountMinor > total.amountMinor)
    return { kind: "overpaid", amount: subtractMoney(netPaid, total) };
  // Any excess payment has been refunded.
  if (netPaid.amountMinor === total.amountMinor) return { kind: "paid" };
  if (refunded.amountMinor === 0) return { kind: "partly_paid", amount: paid };
  return netPaid.amountMinor === 0
    ? { kind: "refunded", amount: refunded }
    : { kind: "partly_refunded", amount: refunded };
}

export type ShipmentState =
  | { readonly kind: "none" | "gone" | "handed_over" }
  | { readonly count: number };

/** Whether an order's items were shipped; undefined for one that is over without shipments. */
export function getShipmentState({
  shipments,
  stockState,
  status,
  isHandedOver,
}: Pick<OrderDetails, "shipments" | "stockState" | "status" | "isHandedOver">):
  | ShipmentState
  | undefined {
  if (shipments.length > 0) return { count: shipments.length };
  if (isHandedOver) return isOverStatus(status) ? undefined : { kind: "handed_over" };
  if (stockState === "shipped") return { kind: "gone" };
  return isOpenStatus(status) ? { kind: "none" } : undefined;
}
