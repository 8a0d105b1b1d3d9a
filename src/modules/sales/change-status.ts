import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { moveOrderStock } from "#modules/inventory/move-order-stock.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { orderStatusTable, stockStateAfter, type OrderStatus } from "#modules/orders/status.ts";
import { orders } from "#modules/orders/tables.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { bagsOf, linesOf, lockOrder, type OrderRow } from "./find-order.ts";
import { orderMailContentOf } from "./order-mail.ts";
import { writeEvent } from "./write-event.ts";

/**
 * Gives an order another status; any may follow any. The same status again changes nothing. Throws `not_found`,
 * `conflict` when the clerk saw another status, and `out_of_stock` when its bags would have to be taken again and are gone.
 */
export async function changeOrderStatus(
  ctx: Context,
  orderId: string,
  change: {
    readonly status: OrderStatus;
    readonly seen?: OrderStatus | undefined;
    readonly note?: string | undefined;
    readonly tellCustomer: boolean;
  },
): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  if (change.seen !== undefined && change.seen !== order.status)
    throw new AppError("conflict", `the order is ${order.status}, not ${change.seen}`);
  await setStatus(ctx, order, change);
}

/** Changes the status of an order that is locked: with it go its bags, its timeline and the mail to the customer. */
export async function setStatus(
  ctx: Context,
  order: OrderRow,
  change: {
    readonly status: OrderStatus;
    readonly note?: string | undefined;
    readonly tellCustomer: boolean;
  },
): Promise<void> {
  const { status, note, tellCustomer } = change;
  if (status === order.status) return;
  const stockState = stockStateAfter(status, order.stockState);
  const [changed] = await ctx.db
    .update(orders)
    // Somebody has decided about the order: its bags are no longer a matter of time.
    .set({ status, stockState, reservedUntil: null })
    .where(eq(orders.id, order.id))
    .returning();
  if (changed === undefined) throw new Error("a locked order is gone");
  await writeEvent(ctx, {
    orderId: order.id,
    kind: "status",
    fromStatus: order.status,
    toStatus: status,
    note,
  });
  await moveOrderStock(ctx, {
    orderId: order.id,
    actorId: isMember(ctx.actor) ? ctx.actor.id : null,
    bags: bagsOf(await linesOf(ctx, order.id)),
    from: order.stockState,
    to: stockState,
  });
  if (tellCustomer && orderStatusTable[status].tellsCustomer) await tell(ctx, changed);
}

const kinds = { cancelled: "order-cancelled" } as const;

/** Mails that carry more than the status (parcels, refunds) are sent by those who know more. */
async function tell(ctx: Context, order: OrderRow): Promise<void> {
  if (order.status !== "cancelled") return;
  const { email_notifications } = await readOrderSettings(ctx);
  if (!email_notifications) return;
  await queueMail(ctx.db, {
    kind: kinds[order.status],
    to: order.customerEmail,
    content: orderMailContentOf(order, await linesOf(ctx, order.id)),
  });
}
