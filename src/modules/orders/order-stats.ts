import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, money, type Money } from "#shared/money.ts";
import { underwayStatuses } from "./sales-stats.ts";
import { orderStatuses, type OrderStatus } from "./status.ts";

/** Sums of the orders of a status, by day, by month or altogether. */
export type OrderStats = {
  /** "2026-06-21", "2026-06", or "" for all time. */
  readonly when: string;
  readonly status: OrderStatus;
  readonly orders: number;
  /** Of these, orders with revenue. */
  readonly revenueOrders: number;
  readonly revenue: number;
  readonly agorot: number;
  readonly unrated: number;
  readonly unratedRevenue: number;
  /** Totals of orders that may still bring revenue. */
  readonly underway: number;
  readonly underwayAgorot: number;
  readonly unratedUnderway: number;
};

const whens = {
  day: sql`day::text`,
  month: sql`to_char(day, 'YYYY-MM')`,
  all: sql`''`,
} as const;

/**
 * The stats of these days in Jerusalem, both included; a day left out is no limit. Deleted orders
 * are not in them.
 */
export async function readOrderStats(
  { db }: Pick<Context, "db">,
  by: keyof typeof whens,
  { from, to }: { readonly from?: string | SQL | null; readonly to?: string | null } = {},
): Promise<OrderStats[]> {
  const { rows } = await db.execute<OrderStats>(sql`
    select ${whens[by]} as "when", status, sum(orders)::float8 as orders,
      sum(revenue_orders)::float8 as "revenueOrders",
      sum(revenue_minor)::float8 as revenue,
      sum(revenue_agorot)::float8 as agorot,
      sum(unrated_orders)::float8 as unrated,
      sum(unrated_minor)::float8 as "unratedRevenue",
      sum(underway_minor)::float8 as underway,
      sum(underway_agorot)::float8 as "underwayAgorot",
      sum(unrated_underway_minor)::float8 as "unratedUnderway"
    from daily_order_stats
    where day between coalesce(${from ?? null}::date, '-infinity') and coalesce(${to ?? null}::date, 'infinity')
    group by 1, 2`);
  return rows;
}

export type OrderStatsSum = {
  readonly orders: number;
  readonly byStatus: Readonly<Record<OrderStatus, number>>;
  /** Orders with revenue: completed ones, and those that were refunded in part afterwards. */
  readonly revenueOrders: number;
  readonly revenue: Money;
  readonly revenueIls: Money;
  readonly withoutRate: { readonly orders: number; readonly revenue: Money };
  readonly underway: UnderwaySum;
};

type UnderwaySum = {
  readonly orders: number;
  readonly value: Money;
  readonly valueIls: Money;
  /** The part of the value that is of orders without a rate. */
  readonly unrated: Money;
};

/** The sum of several rows of stats; as numbers first, as a report adds up thousands of rows. */
export function sumOrderStats(stats: readonly OrderStats[]): OrderStatsSum {
  const byStatus: Record<OrderStatus, number> = { ...noOrders };
  const sum = { ...nothing };
  for (const row of stats) {
    byStatus[row.status] += row.orders;
    sum.orders += row.orders;
    if (underwayStatuses.includes(row.status)) sum.ordersUnderway += row.orders;
    for (const name of sumNames) sum[name] += row[name];
  }
  return {
    orders: sum.orders,
    byStatus,
    revenueOrders: sum.revenueOrders,
    revenue: money(sum.revenue, MAIN_CURRENCY),
    revenueIls: money(sum.agorot, HOME_CURRENCY),
    withoutRate: { orders: sum.unrated, revenue: money(sum.unratedRevenue, MAIN_CURRENCY) },
    underway: {
      orders: sum.ordersUnderway,
      value: money(sum.underway, MAIN_CURRENCY),
      valueIls: money(sum.underwayAgorot, HOME_CURRENCY),
      unrated: money(sum.unratedUnderway, MAIN_CURRENCY),
    },
  };
}

const noOrders = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Record<
  OrderStatus,
  number
>; // one for each status
const sumNames = [
  "revenueOrders",
  "revenue",
  "agorot",
  "unrated",
  "unratedRevenue",
  "underway",
  "underwayAgorot",
  "unratedUnderway",
] as const;
const nothing = {
  orders: 0,
  ordersUnderway: 0,
  revenueOrders: 0,
  revenue: 0,
  agorot: 0,
  unrated: 0,
  unratedRevenue: 0,
  underway: 0,
  underwayAgorot: 0,
  unratedUnderway: 0,
};
