import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";

/** Removes what customers wrote about payments at the door; the counts stay. */
export async function eraseDoorNotes(db: Db, orderIds: readonly string[]): Promise<void> {
  await db.execute(
    sql`update door_answers set note = null where order_id = any (${sql.param([...orderIds])}::uuid[])`,
  );
}
