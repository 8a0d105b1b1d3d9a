import { orderNotes } from "#modules/orders/order-notes.ts";
import type { Context } from "#modules/context.ts";
import { isOverStatus } from "#modules/orders/status.ts";
import { AppError } from "#shared/errors.ts";
import { getLines, lockOrder } from "../processing/find-order.ts";
import { queueConfirmation } from "../processing/queue-confirmation.ts";
import { writeEvent } from "../processing/write-event.ts";

/**
 * Mails the confirmation of an order again, for a customer who has lost the link in it: staff
 * cannot see that link. Throws `not_found`, and `conflict` for an order without an address, one
 * that is deleted or over, or that was to be paid online and is not: the mail would be wrong.
 */
export async function sendOrderLink(ctx: Context, id: string): Promise<void> {
  const order = await lockOrder(ctx, id);
  const isConfirmed = order.paymentMethod === "manual" || order.paidMinor >= order.totalMinor;
  if (
    order.customerEmail === null ||
    order.deletedAt !== null ||
    isOverStatus(order.status) ||
    !isConfirmed
  )
    throw new AppError("conflict", `there is nothing to confirm of the order ${id}`);
  await queueConfirmation(ctx, order, await getLines(ctx, id), { isAgain: true });
  await writeEvent(ctx, {
    orderId: id,
    kind: "note",
    note: orderNotes.linkSentAgain,
    customerVisible: false,
  });
}
