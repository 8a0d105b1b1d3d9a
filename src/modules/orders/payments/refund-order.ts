import type { NewRefund } from "../processing/contract.ts";
import { AppError } from "#shared/errors.ts";
import { setStatus } from "../editing/change-status.ts";
import { closePaymentPages } from "./close-payment-page.ts";
import type { RefundContext } from "../processing/context.ts";
import { lockOrder, type OrderRow } from "../processing/find-order.ts";
import { refundOrderMoney, listRefundsOfKey, type GiveBack } from "./refund-order-money.ts";
import { restoreToStock } from "../editing/restore-to-stock.ts";

/**
 * Refunds money of an order, puts returned items on the shelf, and sets the status to refunded,
 * also for a part of the money. A refund by hand counts as done, as the staff member says. The same
 * key again changes nothing. Throws `not_found`, `refund_too_large`, `invalid_fields` for items
 * that the order does not have or no longer has, and `conflict` for a key that belongs to another
 * refund.
 */
export async function refundOrder(
  ctx: RefundContext,
  id: string,
  request: NewRefund & Pick<GiveBack, "taxMinor">,
): Promise<void> {
  const order = await lockOrder(ctx, id);
  if (await isDone(ctx, order, request)) return;
  await refundOrderMoney(ctx, order, { ...request, isPaidOut: true });
  await restoreToStock(ctx, order, request.restock);
  await setStatus(ctx, order, { status: "refunded", notifyCustomer: false });
  // Perhaps only a part was paid and is refunded now; the rest must no longer be paid.
  if (order.paidMinor < order.totalMinor) await closePaymentPages(ctx, order);
}

async function isDone(ctx: RefundContext, order: OrderRow, request: NewRefund): Promise<boolean> {
  const made = await listRefundsOfKey(ctx, order, request.idempotencyKey);
  if (made.length === 0) return false;
  const amountMinor = made.reduce((sum, refund) => sum + refund.amountMinor, 0);
  if (amountMinor !== request.amountMinor || made.some((refund) => refund.orderId !== order.id))
    throw new AppError("conflict", "the key belongs to another refund");
  return true;
}
