// Links to pay: sent for an order that is paid as agreed. Until the link expires, what is due can
// be paid online.
import { eq } from "drizzle-orm";
import { getKeyedId, type KeyedContext } from "#modules/orders/order-keys.ts";
import { isOverStatus } from "#modules/orders/status.ts";
import { orders } from "#modules/orders/tables.ts";
import type { OrderRow } from "../processing/find-order.ts";

/** The order that can be paid with this link; undefined when it has expired or is invalid. */
export async function findByPaymentLink(
  { db, orderKeys }: Pick<KeyedContext, "db" | "orderKeys">,
  key: string,
  now: Date,
): Promise<OrderRow | undefined> {
  const id = getKeyedId(key);
  if (id === undefined) return undefined;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const until = order?.paymentLinkUntil;
  if (order === undefined || !until || until <= now || order.deletedAt !== null) return undefined;
  return orderKeys.isKeyFor(key, order, { for: "pay", until }) ? order : undefined;
}

/** Until when a link of the shop lets the customer pay what is due; null when none does. */
export function getPaymentLinkEnd(order: OrderRow, now: Date): Date | null {
  const { paymentLinkUntil: until } = order;
  return isPayable(order) && until !== null && until > now ? until : null;
}

/**
 * Until when an order can be paid online: by a link to pay, or while its items are held for an
 * online payment. Null when it cannot be, or there is nothing to pay.
 */
export function payOnlineUntil(order: OrderRow, now: Date): Date | null {
  const isWaiting = isPayable(order) && order.paymentMethod === "online";
  return getPaymentLinkEnd(order, now) ?? (isWaiting ? order.reservedUntil : null);
}

function isPayable({ paidMinor, totalMinor, status, deletedAt }: OrderRow): boolean {
  return paidMinor < totalMinor && !isOverStatus(status) && deletedAt === null;
}
