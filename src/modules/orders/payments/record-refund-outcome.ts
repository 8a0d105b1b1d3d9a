import { orderNotes } from "#modules/orders/order-notes.ts";
import type { Context } from "#modules/context.ts";
import { endRefund, findRefund } from "#modules/payments/refund-rows.ts";
import { AppError } from "#shared/errors.ts";
import { lockOrder } from "../processing/find-order.ts";
import { notifyOfRefund } from "./refund-order-money.ts";
import { writeEvent } from "../processing/write-event.ts";

/**
 * Marks a refund by hand as paid out, and tells the customer. Doing it again changes nothing.
 * Throws `not_found`, and `conflict` for a refund through the payment service, which only its
 * answer can settle.
 */
export async function recordRefundOutcome(
  ctx: Context,
  orderId: string,
  refundId: string,
): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  const refund = await findRefund(ctx, orderId, refundId);
  if (refund === undefined) throw new AppError("not_found", `there is no refund ${refundId}`);
  if (refund.method !== "manual")
    throw new AppError("conflict", "the payment service settles this refund");
  if (!(await endRefund(ctx, refundId, { state: "done" }))) return;
  await writeEvent(ctx, {
    orderId,
    kind: "note",
    note: orderNotes.refundPaidOut,
    facts: { amountMinor: refund.amountMinor, currency: order.currency },
  });
  await notifyOfRefund(ctx, order, refund);
}
