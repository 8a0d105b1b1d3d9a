import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";

/**
 * Notes which newsletter entries were moved with a change of address, so that undoing it moves them
 * back.
 */
export async function recordMovedSubscriptions(
  db: Db,
  changeId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update email_changes set moved_subscriptions = moved_subscriptions || ${sql.param([...ids])}::uuid[]
    where id = ${changeId}`);
}
