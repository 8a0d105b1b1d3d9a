import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findCustomer } from "#modules/customers/find-customer.ts";
import type { OrderRow } from "#modules/orders/desk-contract.ts";
import { readOrderRows } from "#modules/orders/order-rows.ts";
import { ordersOf } from "./orders-of.ts";
import { readPage } from "./newest-page.ts";

const PAGE_SIZE = 20;

/**
 * Up to 20 orders of a customer's address, newest first, and the cursor of those that follow. Throws `not_found`, and
 * `invalid_fields` for a cursor that no page ended with.
 */
export async function listCustomerOrders(
  ctx: Pick<Context, "db">,
  id: string,
  { after }: { readonly after?: string | undefined },
): Promise<{ orders: OrderRow[]; nextCursor: string | null }> {
  const customer = await findCustomer(ctx, id);
  const { rows, nextCursor } = await readPage(ctx, {
    name: "orders",
    after,
    size: PAGE_SIZE,
    select: (follows, order) => sql<{ id: string }>`
      select o.id, o.created_at as at from orders o
      where ${ordersOf(customer)} and ${follows(sql`o.created_at`, sql`o.id`)} ${order(sql`o.created_at`, sql`o.id`)}`,
  });
  return {
    orders: await readOrderRows(
      ctx,
      rows.map((row) => row.id),
    ),
    nextCursor,
  };
}
