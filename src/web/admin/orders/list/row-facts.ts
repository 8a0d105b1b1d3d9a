import type { OrderRow } from "#modules/orders/admin-contract.ts";
import { isOverStatus } from "#modules/orders/status.ts";

/** Whether money is still to come in: nothing has, and the order is not over. */
export function isAwaitingPayment({
  status,
  paid,
  total,
}: Pick<OrderRow, "status" | "paid" | "total">): boolean {
  return !isOverStatus(status) && paid.amountMinor === 0 && total.amountMinor > 0;
}

/** Whether something went back of an order whose customer still owes, or has paid, the rest. */
export function isPartlyRefunded({ refunded, paid }: Pick<OrderRow, "refunded" | "paid">): boolean {
  return refunded.amountMinor > 0 && refunded.amountMinor < paid.amountMinor;
}
