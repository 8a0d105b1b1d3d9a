import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { CustomerIdentity } from "#modules/customers/find-customer.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import { MAIN_CURRENCY, money, type Money } from "#shared/money.ts";
import type { CustomerRow } from "./contract.ts";
import type { CustomerAnswer } from "./customer-shapes.ts";
import { getOrders } from "./customer-orders.ts";

/** Figures of a customer's orders; the sums are the same as in the list of customers. */
export async function readOrderFigures(
  ctx: Pick<Context, "db">,
  customer: CustomerIdentity,
  { orders, revenue, revenueIls }: Pick<CustomerRow, "orders" | "revenue" | "revenueIls">,
): Promise<CustomerAnswer["figures"]> {
  const { rows } = await ctx.db.execute<{
    completed: number;
    ratedOrders: number;
    unratedMinor: number;
  }>(sql`
    select
      (count(*) filter (where f.is_revenue))::integer as completed,
      (count(*) filter (where f.is_revenue and f.has_rate))::integer as "ratedOrders",
      coalesce(sum(f.revenue_minor) filter (where not f.has_rate), 0)::float8 as "unratedMinor"
    from orders o cross join lateral app.figures_of(o) f where ${getOrders(customer)}`);
  const [sums = { completed: 0, ratedOrders: 0, unratedMinor: 0 }] = rows;
  return {
    orders,
    completed: sums.completed,
    revenue,
    revenueIls,
    withoutRate: money(sums.unratedMinor, MAIN_CURRENCY),
    average: computeAverage(revenue, sums.completed),
    averageIls: revenueIls && computeAverage(revenueIls, sums.ratedOrders),
    firstOrder: await findOrderAt(ctx, customer, sql`asc`),
    lastOrder: await findOrderAt(ctx, customer, sql`desc`),
  };
}

/** Half up to the minor unit; null of nothing. */
function computeAverage({ amountMinor, currency }: Money, count: number): Money | null {
  return count === 0 ? null : money(Math.round(amountMinor / count), currency);
}

async function findOrderAt(
  { db }: Pick<Context, "db">,
  customer: CustomerIdentity,
  direction: SQL,
): Promise<CustomerAnswer["figures"]["firstOrder"]> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select o.id, o.created_at as at from orders o where ${getOrders(customer)}
    order by o.created_at ${direction}, o.id ${direction} limit 1`);
  const [found] = rows;
  return found === undefined ? null : { ...found, number: formatOrderNumber(found) };
}
