import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isWithinDays, toMidnight } from "#platform/db/jerusalem-days.ts";
import type { Days } from "#shared/days.ts";
import { isChangedLate, WHILE_CHANGING } from "./order-indexes.ts";
import type { OrderStats } from "./order-stats.ts";
import { toSold, type Sold, type SoldRow } from "./sales-stats.ts";

/**
 * The difference between the stats of some days at a moment and those of now: orders that have
 * changed since are taken out as they are, and put in as they were (`app.order_at`). Only these
 * orders are read.
 */
export async function readStatsBack(
  { db }: Pick<Context, "db">,
  days: Days,
  moment: Date,
): Promise<OrderStats[]> {
  const { rows } = await db.execute<OrderStats>(sql`
    select '' as "when", (v.o).status as status,
      sum(v.sign)::float8 as orders,
      sum(case when f.is_revenue then v.sign else 0 end)::float8 as "revenueOrders",
      sum(v.sign * f.revenue_minor)::float8 as revenue,
      sum(v.sign * coalesce(f.revenue_agorot, 0))::float8 as agorot,
      sum(case when f.is_revenue and not f.has_rate then v.sign else 0 end)::float8 as unrated,
      sum(case when f.has_rate then 0 else v.sign * f.revenue_minor end)::float8 as "unratedRevenue",
      sum(v.sign * f.underway_minor)::float8 as underway,
      sum(v.sign * coalesce(f.underway_agorot, 0))::float8 as "underwayAgorot",
      sum(case when f.has_rate then 0 else v.sign * f.underway_minor end)::float8 as "unratedUnderway"
    from ${listVersions(days, moment)}
    cross join lateral app.figures_of(v.o) f
    group by (v.o).status`);
  return rows;
}

/**
 * The same for what was sold. An item may be in it several times. With `added`, the last of the
 * days, the stats of now are those of the days before it, and its orders are only put in.
 */
export async function readSoldBack(
  { db }: Pick<Context, "db">,
  days: Days,
  moment: Date,
  added?: string,
): Promise<Sold[]> {
  const { rows } = await db.execute<SoldRow>(sql`
    select s.item, sum(v.sign * s.units)::float8 as units,
      sum(case when f.is_revenue then v.sign * s.units else 0 end)::float8 as "revenueUnits",
      sum(v.sign * s.revenue_minor)::float8 as revenue,
      sum(v.sign * s.revenue_agorot)::float8 as agorot,
      sum(v.sign * s.unrated_minor)::float8 as "unratedRevenue",
      sum(v.sign * s.profit_minor)::float8 as profit,
      sum(v.sign * s.profit_agorot)::float8 as "profitAgorot",
      sum(v.sign * s.unrated_profit_minor)::float8 as "unratedProfit",
      sum(v.sign * s.costed_minor)::float8 as costed,
      sum(v.sign * s.uncosted_units)::float8 as "uncostedUnits"
    from ${listVersions(days, moment, added)}
    cross join lateral app.figures_of(v.o) f
    cross join lateral (
      select array_agg(case
        when v.sign > 0 and (v.o).refunded_minor = 0
        then jsonb_populate_record(i, '{"restocked_quantity": 0}') else i end) as items
      from order_items i where i.order_id = (v.o).id
    ) of_order
    cross join lateral app.sold_of(v.o, of_order.items) s
    group by s.item`);
  return rows.map(toSold);
}

/**
 * Each order of these days that has changed since: as it is (sign -1), and as it was (sign 1) if it
 * was there. Units come back with a refund, so before it none had. An index leads to those that
 * were made while orders still change, another one to the few of before.
 */
function listVersions(days: Days, moment: Date, added?: string): SQL {
  const at = sql`${moment.toISOString()}::timestamptz`;
  const addedFrom = added === undefined ? sql`timestamptz 'infinity'` : toMidnight(sql`${added}`);
  const start = sql`(${at} - ${WHILE_CHANGING})`;
  const listChanged = (which: SQL) => sql`
    select version.sign, version.o
    from orders o
    cross join lateral (
      values (-1, o), (1, case when o.created_at <= ${at} then app.order_at(o, ${at}) end)
    ) version (sign, o)
    where o.deleted_at is null and ${isWithinDays(sql`o.created_at`, days)} and o.updated_at > ${at}
      and ${which} and o.created_at < ${addedFrom} and (version.sign < 0 or o.created_at <= ${at})`;
  return sql`(
    ${listChanged(sql`o.created_at >= ${start}`)}
    union all ${listChanged(sql`o.created_at < ${start} and ${isChangedLate}`)}
    union all
    select 1, case when o.updated_at > ${at} then app.order_at(o, ${at}) else o end
    from orders o where o.deleted_at is null and o.created_at >= ${addedFrom} and o.created_at <= ${at}
  ) v`;
}
