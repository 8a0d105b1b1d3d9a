import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findCustomer } from "#modules/customers/find-customer.ts";
import { readOrderRows } from "#modules/orders/order-rows.ts";
import { createNewestFirst, readPage, type Placed } from "#platform/db/read-page.ts";
import { isTheirs, getOrders } from "./customer-orders.ts";

const size = 20;
const sortRows = createNewestFirst("orders", sql`o.created_at`, sql`o.id`);

type FoundOrder = Placed<{ id: string; is_strange: boolean }>;

/**
 * Up to 20 orders of a customer's address, newest first, and the cursor of those that follow.
 * Throws `not_found`, and `invalid_fields` for a cursor that no page ended with.
 */
export async function listCustomerOrders(
  ctx: Pick<Context, "db">,
  id: string,
  { after }: { readonly after?: string | undefined },
) {
  const customer = await findCustomer(ctx, id);
  const { rows, nextCursor } = await readPage({ order: sortRows, after, size }, (page) =>
    ctx.db.execute<FoundOrder>(sql`
      select o.id, not ${isTheirs(customer)} as is_strange, ${page.place} as place from orders o
      where ${getOrders(customer)} and ${page.follows} order by ${page.order} limit ${page.limit}`),
  );
  const strange = new Set(rows.filter((row) => row.is_strange).map((row) => row.id));
  const orders = await readOrderRows(
    ctx,
    rows.map((row) => row.id),
  );
  return {
    orders: orders.map((row) => ({ ...row, isSignedIn: !strange.has(row.id) })),
    nextCursor,
  };
}
