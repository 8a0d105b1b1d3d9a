import type { OrderRow } from "#modules/orders/admin-contract.ts";

/** Whether something went back of an order whose customer still owes, or has paid, the rest. */
export function isPartlyRefunded({ refunded, paid }: Pick<OrderRow, "refunded" | "paid">): boolean {
  return refunded.amountMinor > 0 && refunded.amountMinor < paid.amountMinor;
}
