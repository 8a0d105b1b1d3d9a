import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";

/**
 * Deletes the reviews of these orders and returns how many there were. Their photos' files must be
 * removed separately.
 */
export async function eraseReviews(db: Db, orderIds: readonly string[]): Promise<number> {
  return countChanged(
    db.execute(sql`delete from reviews where order_id = any (${sql.param([...orderIds])}::uuid[])`),
  );
}
