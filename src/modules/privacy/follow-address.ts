import { sql } from "drizzle-orm";
import { z } from "zod";
import { recordMovedSubscriptions } from "#modules/identity/email-change/record-moved-subscriptions.ts";
import { moveSubscriptions, restoreSubscriptions } from "#modules/newsletter/follow-address.ts";
import { moveOrders } from "#modules/orders/follow-address.ts";
import type { Db } from "#platform/db/client.ts";

/** The id of a change of address; jobs contain only ids, no personal data. */
export const followedChange = z.object({ changeId: z.uuid() });

/**
 * After a change of address, or its undoing, moves to the account's present address: its orders,
 * and with them the customer's figures, and confirmed newsletter entries. If the new address has an
 * entry of its own, that one stays. Running it twice is harmless. Needs the rights of the shop
 * itself.
 */
export async function followAddress(
  db: Db,
  { changeId }: z.infer<typeof followedChange>,
): Promise<void> {
  const change = sql`email_changes c join profiles p on p.id = c.user_id where c.id = ${changeId}`;
  await moveOrders(
    db,
    sql`select c.user_id, c.old_email, c.new_email, p.email from ${change} and c.confirmed_at is not null`,
  );
  const moved = await moveSubscriptions(
    db,
    sql`select c.old_email, p.email from ${change} and c.confirmed_at is not null and c.stopped_at is null`,
  );
  await recordMovedSubscriptions(db, changeId, moved);
  await restoreSubscriptions(
    db,
    sql`select c.moved_subscriptions as subscriptions, p.email from ${change}
      and c.stopped_at is not null and lower(p.email) = lower(c.old_email)`,
  );
}
