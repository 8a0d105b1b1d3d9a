// Rules that always hold for stock, orders and money, as queries that find the breaches. The
// database prevents most of them already; these compare several tables. Each reads whole tables
// once, however many rows there are.
import { sql, type SQL } from "drizzle-orm";
import { getEffect } from "#modules/inventory/order-stock.ts";
import { getRules, orderStatuses, listStatusesIn, stockStates } from "#modules/orders/status.ts";
import { dailyStatsRules } from "./daily-stats-rules.ts";
import { byHandRules, isErased } from "../placing/by-hand-rules.ts";
import { taxRules } from "./tax-rules.ts";
import { returnRules } from "../editing/return-rules.ts";
import { couponBreaches } from "../placing/coupon-breaches.ts";

/**
 * The name of each rule, and a query whose rows are its breaches; the column `example` names the
 * order or variant.
 */
export const integrityRules = {
  /** Units for sale and units held are the sums of a variant's movements. */
  "stock is the sum of its movements": sql`
    select v.sku as example
    from product_variants v
    left join (
      select variant_id, sum(quantity) as quantity, sum(reserved) as reserved, sum(ahead) as ahead
      from stock_movements group by variant_id
    ) m on m.variant_id = v.id
    where v.stock_quantity <> coalesce(m.quantity - m.reserved, 0)
      or v.reserved_quantity <> coalesce(m.reserved, 0)
      or v.ahead_quantity <> coalesce(m.ahead, 0)`,

  /**
   * An order's movements add up to what its state means for the units that have not come back.
   * Promised units count as reserved.
   */
  "an order's movements are what its state means": sql`
    select o.number as example
    from (
      select order_id, variant_id, sum(quantity) as quantity, sum(reserved) as reserved
      from (
        select m.order_id, m.variant_id, m.quantity, m.reserved + m.ahead as reserved
        from stock_movements m
        where m.order_id is not null and m.variant_id is not null
        union all
        select i.order_id, i.variant_id,
          -effect.quantity * (i.quantity - i.restocked_quantity),
          -effect.reserved * (i.quantity - i.restocked_quantity)
        from order_items i
        join orders on orders.id = i.order_id
        join (values ${selectStateEffects()}) as effect (state, quantity, reserved) on effect.state = orders.stock_state
        where i.variant_id is not null
      ) moved_and_expected
      group by order_id, variant_id
      having sum(quantity) <> 0 or sum(reserved) <> 0
    ) difference
    join orders o on o.id = difference.order_id
    group by o.id`,

  /** Promised units are never sold to others. */
  "who ordered ahead has the first units": sql`
    select sku as example from product_variants where ahead_quantity > 0 and stock_quantity > 0`,

  /**
   * The units that an order still waits for are never negative, and never more than it preordered.
   */
  "units ordered ahead are promised, then held": sql`
    select o.number as example
    from (
      select order_id, variant_id from stock_movements where order_id is not null
      group by order_id, variant_id
      having sum(ahead) < 0 or sum(reserved) < 0
    ) m
    join orders o on o.id = m.order_id`,

  /** A held unit is reserved exactly once, for as long as it is held. */
  "a held unit is reserved until it is bought or released": sql`
    select h.id::text as example
    from held_units h
    left join (
      select held_unit_id, sum(reserved) as reserved from stock_movements
      where held_unit_id is not null group by held_unit_id
    ) m on m.held_unit_id = h.id
    where coalesce(m.reserved, 0) <> (h.ended_at is null)::integer`,

  /** The state of the units fits the status; an unpaid open order may have lost its units. */
  "units are where the status says": sql`
    select number as example from orders where (status, stock_state) not in (values ${selectStatusStates()})`,

  "an order's subtotal is the sum of its lines": sql`
    select o.number as example
    from orders o
    left join (select order_id, sum(total_price_minor) as total from order_items group by order_id) lines
      on lines.order_id = o.id
    where o.subtotal_minor is distinct from lines.total`,

  /** Orders without lines are covered by the rule above. */
  "an order's total is its lines less the discount": sql`
    select o.number as example
    from orders o
    join (select order_id, sum(total_price_minor) as total from order_items group by order_id) lines
      on lines.order_id = o.id
    where o.total_minor <> coalesce(
      o.agreed_total_minor,
      lines.total - o.discount_minor + o.shipping_minor + o.duty_minor + case when o.is_tax_included then 0 else o.tax_minor end
    )`,

  "coupons are used by the orders that name them": couponBreaches,

  "what an order was paid is the sum of its payments": sql`
    select o.number as example
    from orders o
    left join (select order_id, sum(amount_minor) as total from payments where cancelled_at is null group by order_id) paid
      on paid.order_id = o.id
    where o.paid_minor <> coalesce(paid.total, 0)`,

  /** The database refuses the payment; this finds an order whose currency was changed past it. */
  "payments are in the currency of their order": sql`
    select o.number as example
    from payments p join orders o on o.id = p.order_id
    where p.currency <> o.currency`,

  "what an order was given back is the sum of its refunds": sql`
    select o.number as example
    from orders o
    left join (
      select order_id, sum(amount_minor) as total from refunds where state <> 'failed' group by order_id
    ) back on back.order_id = o.id
    where o.refunded_minor <> coalesce(back.total, 0)`,

  "refunds stay within payments": sql`
    select o.number as example
    from orders o
    join (
      select order_id, sum(amount_minor) as total from refunds where state <> 'failed' group by order_id
    ) back on back.order_id = o.id
    left join (select order_id, sum(amount_minor) as total from payments where cancelled_at is null group by order_id) paid
      on paid.order_id = o.id
    where back.total > coalesce(paid.total, 0)`,

  ...dailyStatsRules,

  /**
   * A customer's sums equal those of the orders with their key: triggers add the difference that
   * each change makes.
   */
  "customers are the sums of their orders": sql`
    select coalesce(c.id::text, ordered.number) as example
    from (
      select key, id, orders, last_order_at, revenue_minor, revenue_agorot, unrated_minor from customers
      where (orders, last_order_at, revenue_minor, revenue_agorot, unrated_minor) is distinct from (0, null, 0, 0, 0)
    ) c
    full join (
      select o.customer_key as key, min(o.number) as number, count(*) as orders, max(o.created_at) as last_order_at,
        sum(f.revenue_minor)::bigint as revenue,
        sum(coalesce(f.revenue_agorot, 0))::bigint as agorot,
        coalesce(sum(f.revenue_minor) filter (where not f.has_rate), 0)::bigint as unrated
      from orders o cross join lateral app.figures_of(o) f
      where o.deleted_at is null and o.customer_key is not null
      group by o.customer_key
    ) ordered on ordered.key = c.key
    where (c.orders, c.last_order_at, c.revenue_minor, c.revenue_agorot, c.unrated_minor)
      is distinct from (ordered.orders, ordered.last_order_at, ordered.revenue, ordered.agorot, ordered.unrated)`,

  "a timeline begins once": sql`
    select o.number as example
    from orders o
    left join (
      select order_id, count(*) as times from order_events where kind = 'created' group by order_id
    ) beginnings on beginnings.order_id = o.id
    where beginnings.times is distinct from 1`,

  ...byHandRules,
  ...returnRules,
  ...taxRules,

  /**
   * The timeline is a path of statuses: each status that it leaves was reached before, and the last
   * one is the order's. Counts steps instead of comparing times, since several steps may have the
   * same time.
   */
  "a timeline leads to the status": sql`
    select o.number as example
    from orders o
    left join (
      select order_id, max(status) filter (where steps = 1) as status, sum(abs(steps)) as loose_ends
      from (
        select order_id, status, sum(step) as steps
        from (
          select order_id, to_status as status, 1 as step from order_events where to_status is not null
          union all
          select order_id, from_status, -1 from order_events where from_status is not null
        ) ways
        group by order_id, status
      ) ends
      group by order_id
    ) timeline on timeline.order_id = o.id
    where timeline.loose_ends is distinct from 1 or timeline.status is distinct from o.status`,

  /**
   * An order paid online gets its confirmation when it is paid, unless staff decided otherwise
   * before. Mails are deleted some time after they were sent, so orders older than the oldest mail
   * are not checked. Erased people have no mails any more. Orders of the shop's first version,
   * whose units were sold without being held first, had none.
   */
  "an order of the checkout has its confirmation": sql`
    select o.number as example
    from orders o
    where o.source = 'checkout'
      and (
        o.payment_method <> 'online'
        or (
          o.paid_minor >= o.total_minor
          and not exists (
            select from order_events e
            where e.order_id = o.id and e.to_status in ${listStatusesIn("over")}
          )
        )
      )
      and o.created_at >= coalesce((select min(m.sent_at) from mails m), '-infinity')
      and not ${isErased}
      and not exists (select from mails m where m.dedupe_key = 'order-confirmation:' || o.id)
      and (
        exists (select from stock_movements m where m.order_id = o.id and m.reason = 'reserve')
        or not exists (select from stock_movements m where m.order_id = o.id and m.reason = 'sale')
      )`,
} as const satisfies Readonly<Record<string, SQL>>;

export type IntegrityRule = keyof typeof integrityRules;

/** Changes to the shelf by a unit in each state, as rows. */
function selectStateEffects(): SQL {
  const rows = stockStates.map((state) => {
    const { quantity, reserved } = getEffect(state, 1);
    return sql`(${state}::text, ${quantity}::integer, ${reserved}::integer)`;
  });
  return sql.join(rows, sql`, `);
}

/** Every status with each state that its units may be in, as rows. */
function selectStatusStates(): SQL {
  const pairs = orderStatuses.flatMap((status) => {
    const { stock } = getRules(status);
    const states =
      stock === "as before"
        ? stockStates
        : stock === "held"
          ? (["held", "released"] as const)
          : [stock];
    return states.map((state) => sql`(${status}::text, ${state}::text)`);
  });
  return sql.join(pairs, sql`, `);
}
