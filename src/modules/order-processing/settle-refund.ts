import { and, eq } from "drizzle-orm";
import { orderNotes } from "#modules/orders/order-notes.ts";
import type { Context } from "#modules/context.ts";
import { refunds } from "#modules/payments/tables.ts";
import { AppError } from "#shared/errors.ts";
import { lockOrder } from "./find-order.ts";
import { notifyOfRefund } from "./give-back.ts";
import { writeEvent } from "./write-event.ts";

/**
 * A refund that waited for a person has been paid out, and the customer is told. Once more changes
 * nothing. Throws `not_found`, and `conflict` for a refund that goes through the payment service:
 * that is settled by its answer alone.
 */
export async function settleRefund(ctx: Context, orderId: string, refundId: string): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  const [refund] = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, refundId), eq(refunds.orderId, orderId)));
  if (refund === undefined) throw new AppError("not_found", `there is no refund ${refundId}`);
  if (refund.method !== "manual")
    throw new AppError("conflict", "the payment service settles this refund");
  if (refund.state !== "pending") return;
  await ctx.db
    .update(refunds)
    .set({ state: "done", settledAt: ctx.clock() })
    .where(eq(refunds.id, refundId));
  await writeEvent(ctx, {
    orderId,
    kind: "note",
    note: orderNotes.refundPaidOut,
    facts: { amountMinor: refund.amountMinor, currency: order.currency },
  });
  await notifyOfRefund(ctx, order, refund);
}
