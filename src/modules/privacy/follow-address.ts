import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#platform/db/client.ts";

/** Names a change of an address; jobs hold ids alone. */
export const followedChange = z.object({ changeId: z.uuid() });

/**
 * Brings what goes by an address to the one that an account has now, after a change or its end: its
 * orders, and with them the customer's figures; and the newsletter, which only the reader of the
 * address put there. Where the new address has an entry of its own, that one counts for it. Twice
 * is as good as once. Needs the rights of the shop itself.
 */
export async function followAddress(
  db: Db,
  { changeId }: z.infer<typeof followedChange>,
): Promise<void> {
  await db.execute(sql`
    update orders o set customer_email = p.email
    from email_changes c join profiles p on p.id = c.user_id
    where c.id = ${changeId} and c.confirmed_at is not null and o.customer_id = c.user_id
      and lower(o.customer_email) in (lower(c.old_email), lower(c.new_email))
      and lower(o.customer_email) <> lower(p.email)`);
  const hasNone = sql`not exists (select from newsletter_subscribers there
    where there.topic = n.topic and there.variant_id is not distinct from n.variant_id and lower(there.email) = lower(p.email))`;
  await db.execute(sql`
    with moved as (
      update newsletter_subscribers n set email = p.email
      from email_changes c join profiles p on p.id = c.user_id
      where c.id = ${changeId} and c.confirmed_at is not null and c.stopped_at is null
        and lower(n.email) = lower(c.old_email) and lower(p.email) <> lower(c.old_email)
        and n.state <> 'pending' and ${hasNone}
      returning n.id
    )
    update email_changes set moved_subscriptions = moved_subscriptions || array(select id from moved)
    where id = ${changeId} and exists (select from moved)`);
  await db.execute(sql`
    update newsletter_subscribers n set email = p.email
    from email_changes c join profiles p on p.id = c.user_id
    where c.id = ${changeId} and c.stopped_at is not null and n.id = any (c.moved_subscriptions)
      and lower(p.email) = lower(c.old_email) and ${hasNone}`);
}
