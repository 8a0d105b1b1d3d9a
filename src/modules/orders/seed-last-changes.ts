import { inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { orders } from "./tables.ts";

/**
 * Has demo orders be changed last when their timelines say so: sums that the ledgers carried
 * forward are no news.
 */
export async function seedLastChanges(db: Db, orderIds: readonly string[]): Promise<void> {
  await db
    .update(orders)
    .set({
      updatedAt: sql`(select max(e.created_at) from order_events e where e.order_id = ${orders.id})`,
    })
    .where(inArray(orders.id, [...orderIds]));
}
