// Rules that always hold for returns, as queries that find the breaches.
import { sql } from "drizzle-orm";

export const returnRules = {
  /** Items also come back without a return, by a refund. */
  "returns bring back no more than was bought": sql`
    select o.number as example
    from orders o
    join order_items i on i.order_id = o.id
    join (
      select l.order_item_id, sum(l.quantity) as units, sum(l.shelved_quantity) as shelved
      from return_lines l join returns r on r.id = l.return_id
      where r.state not in ('refused', 'cancelled') group by l.order_item_id
    ) back on back.order_item_id = i.id
    where back.units > i.quantity or back.shelved > i.restocked_quantity
    group by o.id`,

  "what returns gave back is in the refunds": sql`
    select o.number as example
    from orders o
    join (
      select order_id, sum(refunded_minor) as minor from returns where order_id is not null group by order_id
    ) back on back.order_id = o.id
    left join (select order_id, sum(amount_minor) as minor from refunds group by order_id) refunded
      on refunded.order_id = o.id
    where back.minor > coalesce(refunded.minor, 0)`,
};
