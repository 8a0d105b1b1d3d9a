import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";

/**
 * Deletes the returns, called `w`, that a condition finds, and returns how many there were; files
 * stay to be removed.
 */
export async function eraseReturns(db: Db, which: SQL): Promise<number> {
  return countChanged(db.execute(sql`delete from returns w where ${which}`));
}
