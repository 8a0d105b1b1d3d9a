import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { countWaiting } from "#modules/messages/count-messages.ts";
import { orderStatuses, statusesIn, type OrderStatus } from "#modules/orders/status.ts";
import { permitted } from "#shared/actor.ts";
import type { ToDo } from "./contract.ts";
import { MOST_TO_DO } from "./limits.ts";

/**
 * What waits for somebody to do it, of what whoever asks may see. `lowStock` is the number of
 * variants that run low. Hidden orders wait for nobody.
 */
export async function readToDo(ctx: Context, lowStock: number): Promise<ToDo> {
  const { actor } = ctx;
  return {
    orders: permitted(actor, "orders.read") ? await readOrders(ctx) : null,
    messages: permitted(actor, "messages.read") ? await countWaiting(ctx) : null,
    restock: permitted(actor, "stock.read") ? lowStock : null,
    failedMails: permitted(actor, "mail.read")
      ? await readCount(ctx, sql`select from mails where state = 'failed'`)
      : null,
  };
}

/** Status by status, as the index of the orders goes. */
const inStatuses = (statuses: readonly OrderStatus[]) =>
  sql`o.deleted_at is null and o.status in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`;
const over = statusesIn("over");
const underWay = orderStatuses.filter((status) => !over.includes(status));

/**
 * A refund that failed waits until another one for the same order has been asked for, or has gone
 * through.
 */
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
    pack: await readCount(
      ctx,
      sql`select from orders o
        where ${inStatuses(statusesIn("open"))} and o.paid_minor >= o.total_minor
          and (o.refunded_minor = 0 or o.refunded_minor < o.paid_minor)`,
    ),
    pay: await readCount(
      ctx,
      sql`select from orders o where ${inStatuses(underWay)} and o.paid_minor < o.total_minor`,
    ),
    failedRefunds: rows.length,
    failedRefundOrderId: rows[0]?.id ?? null,
  };
}

async function readCount({ db }: Context, rows: SQL): Promise<number> {
  const { rows: counts } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${rows} limit ${MOST_TO_DO}) found`,
  );
  return counts[0]?.count ?? 0;
}
