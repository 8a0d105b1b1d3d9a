// The link of an invitation: it opens the page on which an order is reviewed.
import { eq } from "drizzle-orm";
import type { OrderRow } from "#modules/order-processing/find-order.ts";
import { getKeyedId, type KeyedContext } from "#modules/orders/order-keys.ts";
import { orders } from "#modules/orders/tables.ts";
import { reviewInvitations } from "./tables.ts";

/** The order of a key, if any. ended: the link has expired. unknown: there is no such link. */
export type Invited =
  | { readonly state: "open"; readonly order: OrderRow; readonly expiresAt: Date }
  | { readonly state: "ended" | "unknown" };

/** The order that can be reviewed with this key now; `unknown` for a deleted order. */
export async function findInvited(
  { db, orderKeys }: Pick<KeyedContext, "db" | "orderKeys">,
  key: string,
  now: Date,
): Promise<Invited> {
  const id = getKeyedId(key);
  if (id === undefined) return { state: "unknown" };
  const [found] = await db
    .select({ order: orders, expiresAt: reviewInvitations.expiresAt })
    .from(reviewInvitations)
    .innerJoin(orders, eq(orders.id, reviewInvitations.orderId))
    .where(eq(reviewInvitations.orderId, id));
  if (found === undefined || found.order.deletedAt !== null) return { state: "unknown" };
  const { order, expiresAt } = found;
  const isOpened = orderKeys.opens(key, order, { for: "review", until: expiresAt });
  if (!isOpened) return { state: "unknown" };
  return expiresAt > now ? { state: "open", order, expiresAt } : { state: "ended" };
}
