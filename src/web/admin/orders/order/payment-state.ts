import { isOpenStatus, isOverStatus } from "#modules/orders/status.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { addMoney, money, subtractMoney, type Money } from "#shared/money.ts";

type Refund = Pick<OrderDetails["refunds"][number], "method" | "state" | "amount">;
type Paid = Pick<OrderDetails, "total" | "paid" | "refunded" | "status"> & {
  readonly refunds: readonly Refund[];
};

export type PaymentState =
  | { readonly kind: "unpaid" | "nothing_taken" | "paid" }
  /** The amount that was paid, overpaid, refunded, or has not been refunded yet. */
  | {
      readonly kind:
        | "partly_paid"
        | "overpaid"
        | "partly_refunded"
        | "refunded"
        | "refund_waiting"
        | "refund_underway";
      readonly amount: Money;
    };

/**
 * The payment state of an order, computed from payments and refunds, never from the status alone.
 * Before anything else it says what is still to be refunded: by hand, or by the payment service.
 */
export function getPaymentState(order: Paid): PaymentState {
  const { total, paid, refunded, status } = order;
  if (paid.amountMinor === 0) return { kind: isOverStatus(status) ? "nothing_taken" : "unpaid" };
  const byHand = sumPending(order, "manual");
  if (byHand.amountMinor > 0) return { kind: "refund_waiting", amount: byHand };
  // By hand nothing is pending any more.
  const online = sumPending(order);
  if (online.amountMinor > 0) return { kind: "refund_underway", amount: online };
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

/** The refunds of a method whose money has not been refunded yet. */
export function sumPending(
  { paid, refunds }: Pick<Paid, "paid" | "refunds">,
  method?: Refund["method"],
): Money {
  return refunds
    .filter((it) => it.state === "pending" && (method === undefined || it.method === method))
    .reduce((sum, { amount }) => addMoney(sum, amount), money(0, paid.currency));
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
