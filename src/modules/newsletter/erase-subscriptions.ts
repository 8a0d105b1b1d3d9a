import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";

/** Deletes the entries `n` that match a condition, and returns how many there were. */
export async function eraseSubscriptions(db: Db, which: SQL): Promise<number> {
  return countChanged(db.execute(sql`delete from newsletter_subscribers n where ${which}`));
}
