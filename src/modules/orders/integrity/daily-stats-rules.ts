// Rules that always hold for the daily stats, as queries that find the breaches.
import { sql } from "drizzle-orm";
import { listStatusesCountedAs } from "../status.ts";

/** Sums over order lines in the daily stats of sales. */
const soldColumns = [
  "units",
  "revenue_minor",
  "revenue_agorot",
  "unrated_minor",
  "costed_minor",
  "profit_minor",
  "profit_agorot",
  "unrated_profit_minor",
  "uncosted_units",
] as const;
const soldSums = sql`array[${sql.join(
  soldColumns.map((name) => sql`sum(${sql.identifier(name)})::bigint`),
  sql`, `,
)}] as sums`;
const noSums = sql`array_fill(0::bigint, array[${soldColumns.length}::integer])`;

/** The name of a sum of money, and the sum. */
const moneyColumns = sql`day, entry, concat_ws(' ', method, kind, currency, market_id, tax_name, tax_rate_bp) as label,
  array[count, paid_minor, cents, agorot, unrated_cents]::bigint[] as sums`;

const completed = listStatusesCountedAs("revenue");
const refunded = listStatusesCountedAs("left");

export const dailyStatsRules = {
  /**
   * The rest of a refunded order is revenue if it was completed before: a trigger notes that.
   * Several changes may have the same time, so times are not compared.
   */
  "a refunded order remembers whether it was completed": sql`
    select o.number as example
    from orders o
    cross join lateral (
      select coalesce(bool_or(e.from_status in ${completed}), false) as after_completion,
        coalesce(bool_or(e.from_status not in ${completed}), false) as otherwise
      from order_events e where e.order_id = o.id and e.kind = 'status' and e.to_status in ${refunded}
    ) refunded
    where case
      when o.was_completed then o.status not in ${refunded} or not refunded.after_completion
      else o.status in ${refunded} and refunded.after_completion and not refunded.otherwise end`,

  /**
   * The daily stats of a status equal the sums of its orders: triggers append each change of an
   * order.
   */
  "the daily stats are the sums of the orders": sql`
    select day::text || ' ' || status as example
    from (
      select day, status, currency, sum(orders)::bigint as orders, sum(revenue_orders)::bigint as revenue_orders,
        sum(revenue_minor)::bigint as revenue, sum(revenue_agorot)::bigint as agorot, sum(unrated_orders)::bigint as unrated, sum(unrated_minor)::bigint as unrated_minor,
        sum(underway_minor)::bigint as underway, sum(underway_agorot)::bigint as underway_agorot,
        sum(unrated_underway_minor)::bigint as unrated_underway
      from daily_order_stats group by day, status, currency
      having (sum(orders), sum(revenue_orders), sum(revenue_minor), sum(revenue_agorot), sum(unrated_orders), sum(unrated_minor),
          sum(underway_minor), sum(underway_agorot), sum(unrated_underway_minor))
        is distinct from (0, 0, 0, 0, 0, 0, 0, 0, 0)
    ) tallied
    full join (
      select day, status, currency, count(*) as orders, count(*) filter (where is_revenue) as revenue_orders,
        sum(revenue_minor)::bigint as revenue,
        sum(coalesce(revenue_agorot, 0))::bigint as agorot,
        count(*) filter (where is_revenue and not has_rate) as unrated,
        coalesce(sum(revenue_minor) filter (where not has_rate), 0)::bigint as unrated_minor,
        sum(underway_minor)::bigint as underway, sum(coalesce(underway_agorot, 0))::bigint as underway_agorot,
        coalesce(sum(underway_minor) filter (where not has_rate), 0)::bigint as unrated_underway
      from order_figures group by day, status, currency
    ) ordered using (day, status, currency)
    where (tallied.orders, tallied.revenue_orders, tallied.revenue, tallied.agorot, tallied.unrated, tallied.unrated_minor,
        tallied.underway, tallied.underway_agorot, tallied.unrated_underway)
      is distinct from (ordered.orders, ordered.revenue_orders, ordered.revenue, ordered.agorot, ordered.unrated, ordered.unrated_minor,
        ordered.underway, ordered.underway_agorot, ordered.unrated_underway)`,

  /** The same for sales, variant by variant. */
  "the daily stats of sales are the sums of the lines": sql`
    select day::text || ' ' || status || ' ' || item as example
    from (
      select day, status, currency, item, ${soldSums}
      from daily_sales_stats group by day, status, currency, item
    ) tallied
    full join (
      select day, status, currency, item, ${soldSums}
      from order_sales group by day, status, currency, item
    ) sold using (day, status, currency, item)
    where coalesce(tallied.sums, ${noSums}) <> coalesce(sold.sums, ${noSums})`,

  /**
   * The money that was added up of a day is still that of the day: what changes it marks the day,
   * and it is added up anew.
   */
  "the daily stats of money are those of the day": sql`
    select day::text || ' ' || entry as example
    from (
      select ${moneyColumns} from daily_money_stats
      where not exists (select from stale_money_days x where x.day = daily_money_stats.day)
    ) stored
    full join (
      select ${moneyColumns} from (
        select distinct (created_at at time zone 'Asia/Jerusalem')::date as day from orders
        union select coalesce(paid_on, (created_at at time zone 'Asia/Jerusalem')::date) from payments
        union select (created_at at time zone 'Asia/Jerusalem')::date from refunds
        union select day from daily_money_stats
      ) days
      cross join lateral app.money_of_day(days.day) m
      where not exists (select from stale_money_days x where x.day = days.day)
    ) found using (day, entry, label)
    where stored.sums is distinct from found.sums`,

  /** Customers are counted by the day of their newest order. */
  "the daily stats of customers count all of them": sql`
    select coalesce(stored.last_order_on, found.last_order_on)::text as example
    from (
      select last_order_on, is_guest, sum(customers) as customers from daily_customer_stats group by 1, 2 having sum(customers) <> 0
    ) stored
    full join (
      select (coalesce(last_order_at, 'epoch') at time zone 'Asia/Jerusalem')::date as last_order_on, profile_id is null as is_guest,
        count(*) as customers
      from customers group by 1, 2
    ) found using (last_order_on, is_guest)
    where stored.customers is distinct from found.customers`,
} as const;
