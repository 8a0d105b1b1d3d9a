import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";

/** Deletes the notes on movements of these orders, and returns how many there were. */
export async function anonymizeMovements(db: Db, orderIds: readonly string[]): Promise<number> {
  return countChanged(
    db.execute(sql`
    update stock_movements set note = null
    where order_id = any (${sql.param([...orderIds])}::uuid[]) and note is not null`),
  );
}
