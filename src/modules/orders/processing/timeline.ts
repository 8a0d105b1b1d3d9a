import { and, asc, eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { getList } from "#platform/db/columns.ts";
import { orderEventKinds } from "#modules/orders/kinds.ts";
import { orderEvents, shipments } from "#modules/orders/timeline-tables.ts";

/** Events of one step have the same time, so the order of the kinds decides. */
const byKind = sql`array_position(array[${getList(orderEventKinds)}], ${orderEvents.kind})`;

/** The timeline of an order, oldest first: all of it, or what its customer may see. */
export async function getEvents(
  { db }: Pick<Context, "db">,
  orderId: string,
  who: "staff" | "customer",
): Promise<(typeof orderEvents.$inferSelect)[]> {
  return db
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        who === "customer" ? eq(orderEvents.customerVisible, true) : undefined,
      ),
    )
    .orderBy(asc(orderEvents.createdAt), byKind, asc(orderEvents.id));
}

/** The shipments of an order, oldest first. */
export async function getShipments(
  { db }: Pick<Context, "db">,
  orderId: string,
): Promise<(typeof shipments.$inferSelect)[]> {
  return db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.createdAt), asc(shipments.id));
}
