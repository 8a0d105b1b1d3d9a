import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { CustomerIdentity } from "#modules/customers/find-customer.ts";

/** The digits at its end by which a number is found, as in searches. */
const END = 7;

export type SameNumber = { readonly id: string; readonly name: string; readonly email: string };

/**
 * The only customer with an e-mail address who certainly ordered with the number of one who is
 * known by it; null when there is none, or more than one. Whether they are the same person, only
 * staff can know.
 */
export async function findSameNumber(
  { db }: Pick<Context, "db">,
  { key, mailbox }: CustomerIdentity,
): Promise<SameNumber | null> {
  if (mailbox !== null || !key.startsWith("+")) return null;
  const { rows } = await db.execute<SameNumber>(sql`
    select c.id, c.name, c.email from customers c
    where c.email is not null and exists (
      select from orders o
      where o.customer_key = c.key and o.deleted_at is null
        and app.dial(o.customer_phone, coalesce(o.billing_address ->> 'country', 'IL')) = ${key}
        and (c.profile_id is null or o.customer_id = c.profile_id or o.source = 'admin')
    ) and c.key = any(array(
      select o.customer_key from orders o where o.search_text like ${`%${key.slice(-END)}%`}
    ))
    limit 2`);
  const [found, another] = rows;
  return found !== undefined && another === undefined ? found : null;
}
