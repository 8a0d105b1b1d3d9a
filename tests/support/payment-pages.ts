// Payment pages of orders, as the database has them.
import type { TestDatabase } from "./database.ts";

type Owner = Pick<TestDatabase, "asOwner">;

/** Gives an order a page at Stripe with this id there, and returns the shop's own id of it. */
export async function addPage(
  { asOwner }: Owner,
  orderId: string,
  session: string,
): Promise<string> {
  const [row] = await asOwner(
    `insert into payment_pages (order_id, service, session_id, amount_minor, currency, charged_minor, charged_currency)
     select id, 'stripe', $2, total_minor, currency, total_minor, currency from orders where id = $1 returning id`,
    [orderId, session],
  );
  return String(row?.["id"]);
}

/** The service's ids of the pages on which an order can be paid, the newest first. */
export async function listSessions({ asOwner }: Owner, orderId: string): Promise<string[]> {
  const rows = await asOwner(
    `select session_id from payment_pages where order_id = $1 and state = 'open'
     order by created_at desc, id desc`,
    [orderId],
  );
  return rows.map((row) => String(row["session_id"]));
}

/** The shop's own id of a page by the service's. */
export async function findPageId({ asOwner }: Owner, session: string): Promise<string> {
  const [row] = await asOwner("select id from payment_pages where session_id = $1", [session]);
  return String(row?.["id"]);
}
