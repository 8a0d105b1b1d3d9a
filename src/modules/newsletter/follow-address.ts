import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";

// An existing entry of the new address has priority over one that would be moved to it.
const hasNone = sql`not exists (select from newsletter_subscribers there
  where there.topic = n.topic and there.variant_id is not distinct from n.variant_id and lower(there.email) = lower(moved.email))`;

/**
 * Moves entries of a former address to the present one, and returns their ids. `moved` selects
 * `old_email` and `email`. Unconfirmed entries stay, because only a reader of that address may
 * confirm them.
 */
export async function moveSubscriptions(db: Db, moved: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update newsletter_subscribers n set email = moved.email from (${moved}) moved
    where lower(n.email) = lower(moved.old_email) and lower(moved.email) <> lower(moved.old_email)
      and n.state <> 'pending' and ${hasNone}
    returning n.id`);
  return rows.map(({ id }) => id);
}

/** Undoes such moves. `moved` selects the ids as `subscriptions`, and `email`. */
export async function restoreSubscriptions(db: Db, moved: SQL): Promise<void> {
  await db.execute(sql`
    update newsletter_subscribers n set email = moved.email from (${moved}) moved
    where n.id = any (moved.subscriptions) and ${hasNone}`);
}
