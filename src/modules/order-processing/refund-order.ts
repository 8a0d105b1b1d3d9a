import type { NewRefund } from "./contract.ts";
import { eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { moveOrderStock, type OrderBags } from "#modules/inventory/move-order-stock.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { setStatus } from "./change-status.ts";
import { closePaymentPage } from "./close-payment-page.ts";
import { getLines, lockOrder, type OrderRow } from "./find-order.ts";
import { giveBack, refundsOfKey } from "./give-back.ts";

/**
 * Gives money of an order back, puts the bags that came back on the shelf, and calls the order
 * refunded, also when it is only a part. What goes back by hand counts as done: the staff member
 * says so. The same key again changes nothing. Throws `not_found`, `refund_too_large`,
 * `invalid_fields` for bags that the order does not have (any more), and `conflict` for a key that
 * belongs to another refund.
 */
export async function refundOrder(ctx: Context, id: string, request: NewRefund): Promise<void> {
  const order = await lockOrder(ctx, id);
  if (await isDone(ctx, order, request)) return;
  await giveBack(ctx, order, { ...request, isPaidOut: true });
  await restock(ctx, order, request.restock);
  await setStatus(ctx, order, { status: "refunded", notifyCustomer: false });
  // A part of the money may have come and gone: the rest is not to follow.
  if (order.paidMinor < order.totalMinor) await closePaymentPage(ctx, order);
}

async function isDone(ctx: Context, order: OrderRow, request: NewRefund): Promise<boolean> {
  const made = await refundsOfKey(ctx, order, request.idempotencyKey);
  if (made.length === 0) return false;
  const amountMinor = made.reduce((sum, refund) => sum + refund.amountMinor, 0);
  if (amountMinor !== request.amountMinor || made.some((refund) => refund.orderId !== order.id))
    throw new AppError("conflict", "the key belongs to another refund");
  return true;
}

/**
 * Bags that are on the shelf already, because the order was cancelled or not paid in time, stay as
 * they are.
 */
async function restock(
  ctx: Context,
  order: OrderRow,
  requests: NewRefund["restock"],
): Promise<void> {
  const wanted = Map.groupBy(requests, (request) => request.lineId);
  if (wanted.size === 0) return;
  const lines = await getLines(ctx, order.id);
  const bags: OrderBags[] = [];
  for (const [lineId, group] of wanted) {
    const line = lines.find((it) => it.id === lineId);
    const quantity = group.reduce((sum, request) => sum + request.quantity, 0);
    if (line === undefined) throw refused("unknown", `the order has no line ${lineId}`);
    if (quantity > line.quantity - line.restockedQuantity)
      throw refused("too_many", `line ${lineId} has fewer than ${quantity} bags to give`);
    bags.push({ variantId: line.variantId, sku: line.sku, quantity });
    if (order.stockState === "released") continue;
    await ctx.db
      .update(orderItems)
      .set({ restockedQuantity: sql`${orderItems.restockedQuantity} + ${quantity}` })
      .where(eq(orderItems.id, lineId));
  }
  await moveOrderStock(ctx, {
    orderId: order.id,
    actorId: isMember(ctx.actor) ? ctx.actor.id : null,
    bags,
    from: order.stockState,
    to: "released",
  });
}

function refused(problem: "unknown" | "too_many", internal: string): AppError {
  return new AppError("invalid_fields", internal, { fields: { restock: [problem] } });
}
