import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";

/**
 * Changes orders that an account made under a former address to its present one. `moved` selects
 * `user_id`, `old_email`, `new_email` and, as `email`, the present one.
 */
export async function moveOrders(db: Db, moved: SQL): Promise<void> {
  await db.execute(sql`
    update orders o set customer_email = moved.email from (${moved}) moved
    where o.customer_id = moved.user_id
      and lower(o.customer_email) in (lower(moved.old_email), lower(moved.new_email))
      and lower(o.customer_email) <> lower(moved.email)`);
}
