// The link of an invitation: it opens the page on which an order is reviewed.
import { and, eq, isNull } from "drizzle-orm";
import type { OrderRow } from "#modules/orders/processing/find-order.ts";
import { getKeyedId, type KeyedContext } from "#modules/orders/order-keys.ts";
import { orders } from "#modules/orders/tables.ts";
import { reviewInvitations } from "./tables.ts";

type Reading = Pick<KeyedContext, "db" | "orderKeys">;

/** The order of a key, if any. ended: the link has expired. unknown: there is no such link. */
export type Invited =
  | { readonly state: "open"; readonly order: OrderRow; readonly expiresAt: Date }
  | { readonly state: "ended" | "unknown" };

/** The order that can be reviewed with this key now; `unknown` for a deleted order. */
export async function findInvited(ctx: Reading, key: string, now: Date): Promise<Invited> {
  const found = await findByKey(ctx, key);
  if (found === undefined || found.order.deletedAt !== null) return { state: "unknown" };
  return found.expiresAt > now ? { state: "open", ...found } : { state: "ended" };
}

/**
 * Asks the mailbox of this key for no more reviews, also after the link has ended; doing it again
 * is no error. Returns false for a key that is none of ours.
 */
export async function stopInvitations(ctx: Reading, key: string, now: Date): Promise<boolean> {
  const found = await findByKey(ctx, key);
  if (found === undefined) return false;
  await ctx.db
    .update(reviewInvitations)
    .set({ leftAt: now })
    .where(and(eq(reviewInvitations.orderId, found.order.id), isNull(reviewInvitations.leftAt)));
  return true;
}

async function findByKey(
  { db, orderKeys }: Reading,
  key: string,
): Promise<{ order: OrderRow; expiresAt: Date } | undefined> {
  const id = getKeyedId(key);
  if (id === undefined) return undefined;
  const [found] = await db
    .select({ order: orders, expiresAt: reviewInvitations.expiresAt })
    .from(reviewInvitations)
    .innerJoin(orders, eq(orders.id, reviewInvitations.orderId))
    .where(eq(reviewInvitations.orderId, id));
  if (found === undefined) return undefined;
  const use = { for: "review", until: found.expiresAt } as const;
  return orderKeys.isKeyFor(key, found.order, use) ? found : undefined;
}
