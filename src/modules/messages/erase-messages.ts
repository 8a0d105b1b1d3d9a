import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";

/**
 * Deletes the messages, called `m`, that a condition finds, with their replies, and returns how
 * many there were; files stay to be removed.
 */
export async function eraseMessages(db: Db, which: SQL): Promise<number> {
  return countChanged(db.execute(sql`delete from messages m where ${which}`));
}
