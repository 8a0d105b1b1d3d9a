import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";

/**
 * Deletes the returns `w` that match a condition, and returns how many there were. Their files must
 * be removed separately.
 */
export async function eraseReturns(db: Db, which: SQL): Promise<number> {
  return countChanged(db.execute(sql`delete from returns w where ${which}`));
}
