import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";

/** Notes which entries of the newsletter went along with a change of an address, to go back. */
export async function noteMovedSubscriptions(
  db: Db,
  changeId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update email_changes set moved_subscriptions = moved_subscriptions || ${sql.param([...ids])}::uuid[]
    where id = ${changeId}`);
}
