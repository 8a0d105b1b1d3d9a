import { paymentNotes } from "#content/payment-notes.ts";
import type { Context } from "#modules/context.ts";
import { setStatus } from "../editing/change-status.ts";
import { lockOrder, type OrderRow } from "../processing/find-order.ts";
import { isHeldUnpaid } from "../holds/unpaid-hold.ts";
import { writeEvent } from "../processing/write-event.ts";
import { closePaymentPage } from "./close-payment-page.ts";

/**
 * Cancels an order of the checkout that the payment service refuses for good: it can never be paid.
 * Its items are for sale again and its coupon can be used again; the customer sees the error and
 * gets no mail. An order that was paid in part, or no longer holds items, is left for staff.
 */
export async function cancelRefused(
  ctx: Context,
  { id }: Pick<OrderRow, "id">,
  reason: string,
): Promise<void> {
  const order = await lockOrder(ctx, id);
  if (!isHeldUnpaid(order) || order.paidMinor > 0) return;
  await setStatus(ctx, order, { status: "cancelled", notifyCustomer: false });
  await writeEvent(ctx, {
    orderId: id,
    kind: "note",
    note: paymentNotes.orderRefused(reason),
    customerVisible: false,
  });
  await closePaymentPage(ctx, order);
}
