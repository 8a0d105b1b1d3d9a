import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findCustomer } from "#modules/customers/find-customer.ts";
import { readOrderRows } from "#modules/orders/order-rows.ts";
import type { CustomerOrder } from "./contract.ts";
import { isTheirs, getOrders } from "./customer-orders.ts";
import { readPage } from "./newest-page.ts";

const PAGE_SIZE = 20;

type FoundOrder = { id: string; is_strange: boolean };

/**
 * Up to 20 orders of a customer's address, newest first, and the cursor of those that follow.
 * Throws `not_found`, and `invalid_fields` for a cursor that no page ended with.
 */
export async function listCustomerOrders(
  ctx: Pick<Context, "db">,
  id: string,
  { after }: { readonly after?: string | undefined },
): Promise<{ orders: CustomerOrder[]; nextCursor: string | null }> {
  const customer = await findCustomer(ctx, id);
  const { rows, nextCursor } = await readPage(ctx, {
    name: "orders",
    after,
    size: PAGE_SIZE,
    select: (follows, order) => sql<FoundOrder>`
      select o.id, o.created_at as at, not ${isTheirs(customer)} as is_strange from orders o
      where ${getOrders(customer)} and ${follows(sql`o.created_at`, sql`o.id`)} ${order(sql`o.created_at`, sql`o.id`)}`,
  });
  const strange = new Set(rows.filter((row) => row.is_strange).map((row) => row.id));
  const orders = await readOrderRows(
    ctx,
    rows.map((row) => row.id),
  );
  return {
    orders: orders.map((order) => ({ ...order, isSignedIn: !strange.has(order.id) })),
    nextCursor,
  };
}
