import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { countChanged } from "../db/count-changed.ts";
import { limitKey } from "./limit-key.ts";

/** Deletes the counts of these keys, of all limits, and returns the number of rows. */
export async function deleteAttempts(db: Db, keys: readonly string[]): Promise<number> {
  return countChanged(
    db.execute(sql`
    delete from rate_limits
    where split_part(key, ':', 2) = any (${sql.param(keys.map((key) => limitKey(key)))})`),
  );
}
