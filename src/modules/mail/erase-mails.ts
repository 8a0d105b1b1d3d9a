import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";

/** Deletes these mails and returns how many there were. */
export async function eraseMails(db: Db, ids: readonly string[]): Promise<number> {
  const { rowCount } = await db.execute(
    sql`delete from mails where id = any (${sql.param([...ids])}::uuid[])`,
  );
  return rowCount ?? 0;
}
