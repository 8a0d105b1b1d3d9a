import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { orders } from "#modules/orders/tables.ts";
import { closePaymentPage } from "../payments/close-payment-page.ts";
import { lockOrder } from "../find-order.ts";
import { writeEvent } from "../write-event.ts";

/**
 * Takes an order out of every list, figure and customer's view. Its bags and its money stay as they
 * are; nobody can pay it online any more. Hiding it again changes nothing. Throws `not_found`.
 */
export async function deleteOrder(ctx: Context, id: string): Promise<void> {
  await setDeleted(ctx, id, true);
}

/** Shows a hidden order again; one that is not hidden stays as it is. Throws `not_found`. */
export async function restoreOrder(ctx: Context, id: string): Promise<void> {
  await setDeleted(ctx, id, false);
}

async function setDeleted(ctx: Context, id: string, hidden: boolean): Promise<void> {
  const order = await lockOrder(ctx, id);
  if ((order.deletedAt !== null) === hidden) return;
  await ctx.db
    .update(orders)
    .set({ deletedAt: hidden ? ctx.clock() : null })
    .where(eq(orders.id, id));
  await writeEvent(ctx, {
    orderId: id,
    kind: hidden ? "hidden" : "restored",
    customerVisible: false,
  });
  if (hidden) await closePaymentPage(ctx, order);
}
