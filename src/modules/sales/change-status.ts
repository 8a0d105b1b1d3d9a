import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { moveOrderStock } from "#modules/inventory/move-order-stock.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { orderStatusTable, stockStateAfter, type OrderStatus } from "#modules/orders/status.ts";
import { orders } from "#modules/orders/tables.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { closePaymentPage } from "./close-payment-page.ts";
import { bagsOf, linesOf, lockOrder, type OrderRow } from "./find-order.ts";
import { orderMailContentOf } from "./order-mail.ts";
import { queueShippedMail } from "./shipped-mail.ts";
import { writeEvent } from "./write-event.ts";

type StatusChange = {
  readonly status: OrderStatus;
  /** Why. Whoever sees the change sees it, the customer, too. */
  readonly note?: string | undefined;
  /** Whether the customer gets the mail that belongs to the status. */
  readonly tellCustomer: boolean;
};

/**
 * Gives an order another status; any may follow any. The same status again changes nothing. Throws `not_found`,
 * `conflict` when the clerk saw another status, and `out_of_stock` when its bags would have to be taken again and are gone.
 */
export async function changeOrderStatus(
  ctx: Context,
  orderId: string,
  change: StatusChange & { readonly seen?: OrderStatus | undefined },
): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  if (change.seen !== undefined && change.seen !== order.status)
    throw new AppError("conflict", `the order is ${order.status}, not ${change.seen}`);
  await setStatus(ctx, order, change);
  // Nobody is to pay for an order that is over.
  if (change.status === "cancelled" || change.status === "refunded")
    await closePaymentPage(ctx, order);
}

/**
 * Changes the status of an order that is locked: with it go its bags, its timeline and the mail to the customer. The same
 * status again changes nothing. Throws `out_of_stock`.
 */
export async function setStatus(
  ctx: Context,
  order: OrderRow,
  { status, note, tellCustomer }: StatusChange,
): Promise<void> {
  if (status === order.status) return;
  const stockState = stockStateAfter(status, order.stockState);
  await ctx.db
    .update(orders)
    // Somebody has decided about the order: its bags are no longer a matter of time.
    .set({ status, stockState, reservedUntil: null })
    .where(eq(orders.id, order.id));
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
  if (tellCustomer && orderStatusTable[status].tellsCustomer) await tell(ctx, order, status);
}

/**
 * The mail that a status brings with it. Of money that goes back only the refund tells: the status alone moves none, and
 * a mail that says otherwise would be a promise. Bags that have left before are no news, either.
 */
async function tell(ctx: Context, order: OrderRow, status: OrderStatus): Promise<void> {
  if (status === "shipped" && order.stockState !== "shipped") await queueShippedMail(ctx, order);
  if (status === "cancelled") await queueCancelledMail(ctx, order);
}

async function queueCancelledMail(ctx: Context, order: OrderRow): Promise<void> {
  const { email_notifications } = await readOrderSettings(ctx);
  if (!email_notifications) return;
  await queueMail(ctx.db, {
    kind: "order-cancelled",
    to: order.customerEmail,
    content: orderMailContentOf(order, await linesOf(ctx, order.id)),
  });
}
