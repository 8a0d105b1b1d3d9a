import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { orders } from "#modules/orders/tables.ts";
import { closePaymentPages } from "../payments/close-payment-page.ts";
import { lockOrder } from "../processing/find-order.ts";
import { writeEvent } from "../processing/write-event.ts";

/**
 * Removes an order from every list, figure and customer's view. Its items and its money stay as
 * they are; it can no longer be paid online. Deleting it again changes nothing. Throws `not_found`.
 */
export async function deleteOrder(ctx: Context, id: string): Promise<void> {
  await setDeleted(ctx, id, true);
}

/** Restores a deleted order; one that is not deleted stays as it is. Throws `not_found`. */
export async function restoreOrder(ctx: Context, id: string): Promise<void> {
  await setDeleted(ctx, id, false);
}

async function setDeleted(ctx: Context, id: string, isDeleted: boolean): Promise<void> {
  const order = await lockOrder(ctx, id);
  if ((order.deletedAt !== null) === isDeleted) return;
  await ctx.db
    .update(orders)
    .set({ deletedAt: isDeleted ? ctx.clock() : null })
    .where(eq(orders.id, id));
  await writeEvent(ctx, {
    orderId: id,
    kind: isDeleted ? "deleted" : "restored",
    customerVisible: false,
  });
  if (isDeleted) await closePaymentPages(ctx, order);
}
