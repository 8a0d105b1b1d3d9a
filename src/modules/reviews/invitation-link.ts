// The link of an invitation, or of the customer's own pages: it opens the page on which an order is
// reviewed.
import { and, eq, isNull, sql } from "drizzle-orm";
import type { OrderRow } from "#modules/orders/processing/find-order.ts";
import { getKeyedId, type KeyedContext } from "#modules/orders/order-keys.ts";
import { orders } from "#modules/orders/tables.ts";
import { reviewInvitations } from "./tables.ts";

type Reading = Pick<KeyedContext, "db" | "orderKeys">;

/**
 * The order of a key, if any; `expiresAt` is null for a link that stays. ended: the link has
 * expired. unknown: there is no such link.
 */
export type Invited =
  | { readonly state: "open"; readonly order: OrderRow; readonly expiresAt: Date | null }
  | { readonly state: "ended" | "unknown" };

/** The order that can be reviewed with this key now; `unknown` for a deleted order. */
export async function findInvited(ctx: Reading, key: string, now: Date): Promise<Invited> {
  const found = await findByKey(ctx, key);
  if (found === undefined || found.order.deletedAt !== null) return { state: "unknown" };
  return found.expiresAt === null || found.expiresAt > now
    ? { state: "open", ...found }
    : { state: "ended" };
}

/**
 * Asks the mailbox of this key for no more reviews, also after the link has ended; doing it again
 * is no error. Returns false for a key that is none of ours.
 */
export async function stopInvitations(ctx: Reading, key: string, now: Date): Promise<boolean> {
  const found = await findByKey(ctx, key);
  if (found === undefined || found.expiresAt === null) return false;
  await ctx.db
    .update(reviewInvitations)
    .set({ leftAt: now })
    .where(and(eq(reviewInvitations.orderId, found.order.id), isNull(reviewInvitations.leftAt)));
  return true;
}

async function findByKey(
  { db, orderKeys }: Reading,
  key: string,
): Promise<{ order: OrderRow; expiresAt: Date | null } | undefined> {
  const id = getKeyedId(key);
  if (id === undefined) return undefined;
  const [found] = await db
    .select({
      order: orders,
      expiresAt: reviewInvitations.expiresAt,
      isDelivered: sql<boolean>`app.is_delivered(${orders.id})`,
    })
    .from(orders)
    .leftJoin(reviewInvitations, eq(orders.id, reviewInvitations.orderId))
    .where(eq(orders.id, id));
  if (found === undefined) return undefined;
  const { order, expiresAt, isDelivered } = found;
  if (expiresAt !== null && orderKeys.isKeyFor(key, order, { for: "review", until: expiresAt }))
    return { order, expiresAt };
  return isDelivered && orderKeys.isKeyFor(key, order, { for: "review" })
    ? { order, expiresAt: null }
    : undefined;
}
