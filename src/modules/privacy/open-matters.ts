import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { listStatusesIn } from "#modules/orders/status.ts";
import { getOrders, type Person } from "./person-rows.ts";

type OpenOrder = { readonly id: string; readonly number: string };

/**
 * The orders that still need the customer's data: those underway, and those with a pending refund;
 * not deleted ones. The newest first.
 */
export async function listOpenOrders(
  { db }: Pick<Context, "db">,
  person: Person,
): Promise<OpenOrder[]> {
  const { rows } = await db.execute<OpenOrder>(sql`
    select o.id, o.number from orders o
    where ${getOrders(person)} and o.deleted_at is null
      and (
        o.status in ${listStatusesIn("open", "sent")}
        or exists (select from refunds r where r.order_id = o.id and r.state = 'pending')
      )
    order by o.created_at desc, o.id desc`);
  return rows;
}
