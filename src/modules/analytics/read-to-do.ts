import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { countStuck } from "#modules/mail/stuck-mails.ts";
import { countWaiting } from "#modules/messages/count-messages.ts";
import type { OrderFilter } from "#modules/orders/admin-contract.ts";
import { getConditions } from "#modules/orders/order-conditions.ts";
import { isPermitted } from "#shared/actor.ts";
import type { ToDo } from "./contract.ts";
import { MOST_TO_DO } from "./limits.ts";

/**
 * Tasks that wait for staff, as far as the caller may see them. `lowStock` is the number of
 * variants with low stock. Hidden orders are no task.
 */
export async function readToDo(ctx: Context, lowStock: number): Promise<ToDo> {
  const { actor } = ctx;
  return {
    orders: isPermitted(actor, "orders.read") ? await readOrders(ctx) : null,
    messages: isPermitted(actor, "messages.read") ? await countWaiting(ctx) : null,
    restock: isPermitted(actor, "stock.read") ? lowStock : null,
    failedMails: isPermitted(actor, "mail.read") ? await countStuck(ctx, MOST_TO_DO) : null,
  };
}

/** A failed refund is a task until another refund of the same order is pending or has succeeded. */
const failedRefunds = sql`
  select r.order_id as id from refunds r join orders o on o.id = r.order_id
  where r.state = 'failed' and o.deleted_at is null and not exists (
    select from refunds later
    where later.order_id = r.order_id and later.state <> 'failed' and later.created_at > r.created_at)
  order by r.settled_at`;

async function readOrders(ctx: Context): Promise<NonNullable<ToDo["orders"]>> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from (${failedRefunds} limit ${MOST_TO_DO}) failed`,
  );
  return {
    // The same conditions as the filters of the lists that these numbers link to: both must agree.
    pack: await readCount(ctx, getOrdersQuery(ctx, { payment: "paid", fulfilment: "unshipped" })),
    pay: await readCount(ctx, getOrdersQuery(ctx, { payment: "unpaid" })),
    failedRefunds: rows.length,
    failedRefundOrderId: rows[0]?.id ?? null,
  };
}

const getOrdersQuery = (ctx: Context, filter: Pick<OrderFilter, "payment" | "fulfilment">) =>
  sql`select from orders o where ${getConditions(ctx, { ...filter, period: "all" })}`;

async function readCount({ db }: Context, rows: SQL): Promise<number> {
  const { rows: counts } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${rows} limit ${MOST_TO_DO}) found`,
  );
  return counts[0]?.count ?? 0;
}
