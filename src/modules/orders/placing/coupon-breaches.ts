import { sql } from "drizzle-orm";

/**
 * The uses of a coupon are exactly the orders that name it, and its discount was computed on the
 * lines that it applied to. The table's constraints check the rest.
 */
export const couponBreaches = sql`
  select o.number as example
  from orders o
  left join coupon_redemptions r on r.order_id = o.id
  left join coupons c on c.id = r.coupon_id
  left join (
    select order_id, sum(total_price_minor) as total from order_items where coupon_counts group by order_id
  ) counted on counted.order_id = o.id
  where o.coupon_code is distinct from c.code
    or o.coupon_code is not null
      and coalesce(o.coupon_base_minor, o.subtotal_minor) is distinct from coalesce(counted.total, 0)`;
