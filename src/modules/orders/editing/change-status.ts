import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import {
  handedOverStatuses,
  isOverStatus,
  getMail,
  getStockStateAfter,
  type OrderStatus,
  type StatusMail,
} from "#modules/orders/status.ts";
import { orders } from "#modules/orders/tables.ts";
import type { EventFacts } from "#modules/orders/timeline-tables.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import type { Versioned } from "#shared/records/version.ts";
import { assertOrderVersion } from "./lock-expected-order.ts";
import { closePaymentPages } from "../payments/close-payment-page.ts";
import { getUnits, getLines, lockOrder, type OrderRow } from "../processing/find-order.ts";
import { recordHolds } from "../holds/record-holds.ts";
import { getOrderMailContent } from "../processing/order-mail.ts";
import { queueShippedMail } from "../shipping/shipped-mail.ts";
import { moveLines } from "./move-lines.ts";
import { writeEvent } from "../processing/write-event.ts";
import { isHeldUnpaid } from "../holds/unpaid-hold.ts";

type StatusChange = {
  readonly status: OrderStatus;
  /** The reason. Everyone who sees the change sees it, also the customer. */
  readonly note?: string | undefined;
  /** Whether the customer gets the mail that belongs to the status. */
  readonly notifyCustomer: boolean;
  /** Further facts for the entry in the timeline. */
  readonly facts?: EventFacts | undefined;
};

/**
 * Sets the status of an order; any status may follow any. The same status again changes nothing.
 * Throws `not_found`, `conflict` when the order has changed since the staff member saw it, and
 * `out_of_stock` when its items would have to be reserved again and are gone. An order that was
 * handed over cannot be packed or shipped (`order_settled`).
 */
export async function changeOrderStatus(
  ctx: Context,
  orderId: string,
  change: StatusChange & { readonly version?: string | undefined },
): Promise<Versioned> {
  const order = await lockOrder(ctx, orderId);
  if (change.status !== order.status) await assertOrderVersion(ctx, order, change.version);
  await setStatus(ctx, order, change);
  // No one may pay for an order that is cancelled or refunded.
  if (isOverStatus(change.status)) await closePaymentPages(ctx, order);
  return { version: toVersion((await lockOrder(ctx, orderId)).updatedAt) };
}

/**
 * Changes the status of an order that is locked, moves its items, adds to its timeline and mails
 * the customer. The same status again changes nothing. Throws `out_of_stock`, and `order_settled`
 * when an order that the customer took along would have to be packed or shipped.
 */
export async function setStatus(
  ctx: Context,
  order: OrderRow,
  { status, note, notifyCustomer, facts }: StatusChange,
): Promise<void> {
  if (status === order.status) return;
  if (order.isHandedOver && !handedOverStatuses.includes(status))
    throw new AppError("order_settled", `what was handed over is not ${status}`);
  const lines = await getLines(ctx, order.id);
  const stockState = getStockStateAfter(status, order.stockState);
  await ctx.db
    .update(orders)
    // Staff have decided about the order, so its hold no longer ends.
    .set({ status, stockState, reservedUntil: null })
    .where(eq(orders.id, order.id));
  await writeEvent(ctx, {
    orderId: order.id,
    kind: "status",
    fromStatus: order.status,
    toStatus: status,
    note,
    ...(facts && { facts }),
  });
  await moveLines(ctx, { orderId: order.id, lines, from: order.stockState, to: stockState });
  if (isHeldUnpaid(order)) await recordHolds(ctx, getUnits(lines));
  const mail = getMail(status, order.stockState);
  if (notifyCustomer && mail !== null) await queueStatusMail[mail](ctx, order);
}

const queueStatusMail: Readonly<
  Record<StatusMail, (ctx: Context, order: OrderRow) => Promise<void>>
> = { "order-shipped": queueShippedMail, "order-cancelled": queueCancelledMail };

async function queueCancelledMail(ctx: Context, order: OrderRow): Promise<void> {
  const { email_notifications } = await readOrderSettings(ctx);
  if (!email_notifications) return;
  await queueMail(ctx.db, {
    kind: "order-cancelled",
    to: order.customerEmail,
    content: getOrderMailContent(order, await getLines(ctx, order.id)),
  });
}
