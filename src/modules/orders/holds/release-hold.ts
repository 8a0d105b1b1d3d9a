import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { moveOrderStock } from "#modules/inventory/move-order-stock.ts";
import { orders } from "#modules/orders/tables.ts";
import { isMember } from "#shared/actor.ts";
import { closePaymentPage } from "../payments/close-payment-page.ts";
import { getUnits, getLines, type OrderRow } from "../processing/find-order.ts";
import { recordHolds } from "./record-holds.ts";
import { writeEvent } from "../processing/write-event.ts";

/**
 * Puts the units of an unpaid order that is locked back on the shelf. The order itself stays: staff
 * decide whether to cancel it, or the customer may still pay.
 */
export async function releaseHold(ctx: Context, order: OrderRow): Promise<void> {
  const units = getUnits(await getLines(ctx, order.id));
  await ctx.db
    .update(orders)
    .set({ stockState: "released", reservedUntil: null })
    .where(eq(orders.id, order.id));
  await writeEvent(ctx, { orderId: order.id, kind: "released" });
  await moveOrderStock(ctx, {
    orderId: order.id,
    actorId: isMember(ctx.actor) ? ctx.actor.id : null,
    units,
    from: order.stockState,
    to: "released",
  });
  await closePaymentPage(ctx, order);
  await recordHolds(ctx, units);
}
