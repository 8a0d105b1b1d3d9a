import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";

/**
 * Deletes the messages `m` that match a condition, with their replies, and returns how many there
 * were. The files of replies must be removed separately.
 */
export async function eraseMessages(db: Db, which: SQL): Promise<number> {
  return countChanged(db.execute(sql`delete from messages m where ${which}`));
}
