import { inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { orders } from "./tables.ts";

/**
 * Sets the last change of demo orders to that of their timelines, because triggers of the ledgers
 * have just set it to now.
 */
export async function seedLastChanges(db: Db, orderIds: readonly string[]): Promise<void> {
  await db
    .update(orders)
    .set({
      updatedAt: sql`(select max(e.created_at) from order_events e where e.order_id = ${orders.id})`,
    })
    .where(inArray(orders.id, [...orderIds]));
}
