// News about orders for the back office.
import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { isRequested, type NewestOrOne } from "#platform/db/read-page.ts";
import { holdAlerts } from "./hold-tables.ts";
import { orderNotes } from "./order-notes.ts";
import { cancelledStatuses } from "./status.ts";
import { orders } from "./tables.ts";
import { orderEvents } from "./timeline-tables.ts";

type OrderRow = typeof orders.$inferSelect;

/** Orders that came from the checkout and are not deleted, the newest first. */
export async function listCheckoutOrders(
  { db }: Pick<Context, "db">,
  { id, limit }: NewestOrOne,
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.source, "checkout"), isNull(orders.deletedAt), isRequested(orders.id, id)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

/** Those of these orders that are not deleted. */
export async function findShownOrders(
  { db }: Pick<Context, "db">,
  ids: readonly string[],
): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isNull(orders.deletedAt)));
}

/** Alerts about unpaid orders that hold much of a variant, the newest first. */
export async function listHoldAlerts({ db }: Pick<Context, "db">, { id, limit }: NewestOrOne) {
  return db
    .select({
      id: holdAlerts.id,
      at: holdAlerts.createdAt,
      variant: {
        sku: productVariants.sku,
        variantName: productVariants.variantName,
        size: productVariants.size,
      },
      productName: products.name,
      held: holdAlerts.held,
      onHand: holdAlerts.onHand,
    })
    .from(holdAlerts)
    .innerJoin(productVariants, eq(productVariants.id, holdAlerts.variantId))
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(isRequested(holdAlerts.id, id))
    .orderBy(desc(holdAlerts.createdAt), desc(holdAlerts.id))
    .limit(limit);
}

/** Timeline entries that an order was paid but its items are gone, the newest first. */
export async function listPaidWithoutStock(
  { db }: Pick<Context, "db">,
  { id, limit }: NewestOrOne,
) {
  return db
    .select({ id: orderEvents.id, at: orderEvents.createdAt, orderId: orderEvents.orderId })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        eq(orderEvents.kind, "note"),
        isNull(orderEvents.actorId),
        inArray(orderEvents.note, [orderNotes.paidWithoutStock, orderNotes.paidTooLate]),
        isNull(orders.deletedAt),
        isRequested(orderEvents.id, id),
      ),
    )
    .orderBy(desc(orderEvents.createdAt))
    .limit(limit);
}

/** Money that moved in the payment service itself, the newest first; hidden orders are left out. */
export async function listMoneyElsewhere({ db }: Pick<Context, "db">, { id, limit }: NewestOrOne) {
  return db
    .select({
      id: orderEvents.id,
      at: orderEvents.createdAt,
      orderId: orderEvents.orderId,
      facts: orderEvents.facts,
      currency: orders.currency,
      ilsRate: orders.ilsRate,
      usdRate: orders.usdRate,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        sql`${orderEvents.facts} ? 'elsewhere'`,
        isNull(orders.deletedAt),
        isRequested(orderEvents.id, id),
      ),
    )
    .orderBy(desc(orderEvents.createdAt))
    .limit(limit);
}

/**
 * Timeline entries that a customer has cancelled an order, the newest first, with the part of its
 * money that staff have to transfer by hand. Deleted orders are left out.
 */
export async function listCancelledByCustomer(
  { db }: Pick<Context, "db">,
  { id, limit }: NewestOrOne,
) {
  return db
    .select({
      id: orderEvents.id,
      at: orderEvents.createdAt,
      orderId: orderEvents.orderId,
      currency: orders.currency,
      ilsRate: orders.ilsRate,
      usdRate: orders.usdRate,
      waitingMinor: sql<number>`(
        select coalesce(sum(r.amount_minor), 0)::integer from refunds r
        where r.order_id = ${orders.id} and r.state = 'pending' and r.method = 'manual'
      )`,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(
      and(
        // As a literal, so that the partial index is used.
        sql`${orderEvents.kind} = 'status' and ${orderEvents.facts} ? 'via'`,
        inArray(orderEvents.toStatus, cancelledStatuses),
        isNull(orders.deletedAt),
        isRequested(orderEvents.id, id),
      ),
    )
    .orderBy(desc(orderEvents.createdAt))
    .limit(limit);
}
