import { subtractMoney, type Money } from "#shared/money.ts";
import { isOverStatus, type OrderStatus } from "./status.ts";

type Paid = { readonly total: Money; readonly paid: Money; readonly status: OrderStatus };

/**
 * Amount that is still to be paid for an order; null for none, or when none is expected. Money that
 * was given back is not due again.
 */
export function getDue({ total, paid, status }: Paid): Money | null {
  if (isOverStatus(status)) return null;
  const due = subtractMoney(total, paid);
  return due.amountMinor > 0 ? due : null;
}
