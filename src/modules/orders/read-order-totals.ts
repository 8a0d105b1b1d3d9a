import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { OrderFilter } from "./admin-contract.ts";
import { getDays, getStatuses, isNarrow } from "./order-conditions.ts";
import { getOrdersQuery, selectOrders } from "./order-filter.ts";
import { readOrderStats, sumOrderStats, type OrderStats } from "./order-stats.ts";
import { isPermitted } from "#shared/actor.ts";
import { readSearchTerm } from "./search-term.ts";

/** Adding up order by order stops here. */
const MAX_ADDED = 50_000;

/**
 * The number of orders of a filter by status, and their revenue. Exact if the filter has only
 * statuses and days; others are added up one by one up to a limit. Deleted orders are counted where
 * the filter shows them, and bring nothing. The revenue is null for staff who may not see figures.
 */
export async function readOrderTotals(
  ctx: Pick<Context, "db" | "clock" | "actor">,
  filter: OrderFilter,
) {
  const sum = sumOrderStats(await readStats(ctx, filter));
  const { orders, byStatus, revenue, revenueIls, withoutRate } = sum;
  const isExact = orders <= MAX_ADDED || isOfStats(filter);
  const money = isPermitted(ctx.actor, "figures.read")
    ? { revenue, revenueIls, withoutRate }
    : { revenue: null, revenueIls: null, withoutRate: null };
  return { total: orders, ...byStatus, ...money, isExact };
}

async function readStats(
  ctx: Pick<Context, "db" | "clock">,
  filter: OrderFilter,
): Promise<OrderStats[]> {
  if (isOfStats(filter)) {
    const statuses = getStatuses(filter);
    const stats = await readOrderStats(ctx, "all", getDays(ctx, filter));
    return stats.filter(({ status }) => statuses === undefined || statuses.includes(status));
  }
  const found = getOrdersQuery(await selectOrders(ctx, filter));
  const { rows } = await ctx.db.execute<OrderStats>(sql`
    select '' as "when", o.status, count(*)::float8 as orders,
      count(*) filter (where counts and f.is_revenue)::float8 as "revenueOrders",
      coalesce(sum(f.revenue_minor) filter (where counts), 0)::float8 as revenue,
      coalesce(sum(f.revenue_agorot) filter (where counts), 0)::float8 as agorot,
      count(*) filter (where counts and f.is_revenue and not f.has_rate)::float8 as unrated,
      coalesce(sum(f.revenue_minor) filter (where counts and not f.has_rate), 0)::float8 as "unratedRevenue",
      0 as underway, 0 as "underwayAgorot", 0 as "unratedUnderway"
    from (select id from (${found}) o limit ${MAX_ADDED + 1}) found
    join orders o on o.id = found.id
    cross join lateral app.figures_of(o) f
    cross join lateral (select o.deleted_at is null as counts) shown
    group by o.status`);
  return rows;
}

/** True for a filter of statuses and days alone, for which there are daily stats. */
const isOfStats = (filter: OrderFilter) =>
  filter.hidden === undefined && readSearchTerm(filter.q ?? "") === null && !isNarrow(filter);
