// Rules that always hold for the tax of orders, as queries that find the breaches.
import { sql, type SQL } from "drizzle-orm";
import { MAX_RATE_BP } from "#modules/markets/kinds.ts";

const fullRate = sql`${MAX_RATE_BP}::bigint`;

/** The tax on a price, rounded half up; `isInside` says whether it is a part of the price. */
function computeTax(price: SQL, rateBp: SQL, isInside: SQL): SQL {
  const whole = sql`(${fullRate} + case when ${isInside} then ${rateBp} else 0 end)`;
  return sql`((2 * ${price}::bigint * ${rateBp} + ${whole}) / (2 * ${whole}))`;
}

/**
 * The lines of the orders with tax, each with its value after the discount. An agreed total is
 * shared by the prices.
 */
const valuedLines = sql`
  select *, case
    when agreed_total_minor is not null then app.part_of(agreed, (sum(total_price_minor) over so_far)::bigint, total_price_minor, (sum(total_price_minor) over whole)::bigint)
    else total_price_minor - app.part_of(discount_minor, (sum(counted) over so_far)::bigint, counted, (sum(counted) over whole)::bigint)
  end as value
  from (
    select o.id as order_id, o.number, o.tax_limit_minor, o.shipping_minor, o.shipping_tax_minor, o.shipping_rate_bp, o.discount_minor,
      o.agreed_total_minor, app.has_tax_inside(o) as is_inside,
      greatest(o.agreed_total_minor - o.shipping_minor, 0)::bigint as agreed,
      i.position, i.total_price_minor, i.tax_rate_bp, i.tax_minor,
      case when i.coupon_counts then i.total_price_minor else 0 end::bigint as counted
    from orders o join order_items i on i.order_id = o.id
    where o.tax_minor > 0 or o.shipping_rate_bp > 0
      or o.id in (select order_id from order_items where tax_rate_bp > 0)
  ) line
  window whole as (partition by order_id), so_far as (partition by order_id order by position)`;

export const taxRules = {
  "an order's tax is that of its lines and of shipping": sql`
    select o.number as example
    from orders o
    join (select order_id, sum(tax_minor) as tax from order_items group by order_id) lines on lines.order_id = o.id
    where o.tax_minor <> lines.tax + o.shipping_tax_minor`,

  /** Above the limit of a consignment the goods are sold without tax. */
  "tax is the rate of what a line costs": sql`
    select number as example
    from (
      select *, tax_limit_minor is null or tax_limit_minor >= sum(
        value - case when is_inside then ${computeTax(sql`value`, sql`tax_rate_bp`, sql`true`)} else 0 end
      ) over (partition by order_id) as is_taxed
      from (${valuedLines}) valued
    ) line
    where tax_minor <> case when is_taxed then ${computeTax(sql`value`, sql`tax_rate_bp`, sql`is_inside`)} else 0 end
      or shipping_tax_minor <> case when is_taxed
        then ${computeTax(sql`least(shipping_minor, agreed_total_minor)`, sql`shipping_rate_bp`, sql`is_inside`)} else 0 end
    group by order_id, number`,

  "refunds give back the tax in them": sql`
    select o.number as example
    from orders o
    left join lateral (select sum(t.tax_minor) as tax from app.refund_taxes(o) t) back on true
    where (o.tax_minor > 0 or o.refunded_tax_minor > 0) and o.refunded_tax_minor <> coalesce(back.tax, 0)`,
};
