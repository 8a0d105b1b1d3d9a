// Rules that always hold for orders by hand, as queries that find the breaches.
import { sql } from "drizzle-orm";
import { handedOverStatuses } from "#modules/orders/status.ts";
import { ERASED_DOMAIN } from "#shared/erased.ts";

/** Whether the person of the order `o` was erased. */
export const isErased = sql`coalesce(right(o.customer_email, ${ERASED_DOMAIN.length}::integer) = ${ERASED_DOMAIN}, false)`;

export const byHandRules = {
  /**
   * A price other than the catalogue's has a reason, and the timeline has both, except for erased
   * people.
   */
  "agreed prices have a reason": sql`
    select o.number as example
    from orders o
    join (
      select order_id, unit_price_minor as minor, agreed_reason as reason
      from order_items where list_price_minor is not null
      union all
      select id, agreed_total_minor, agreed_reason
      from orders where num_nonnulls(agreed_total_minor, agreed_reason) > 0
    ) price on price.order_id = o.id
    left join (
      select order_id, (fact ->> 'agreedMinor')::bigint as minor, fact ->> 'reason' as reason
      from order_events cross join lateral jsonb_array_elements(facts -> 'agreed') fact
      where facts ? 'agreed'
    ) noted on noted.order_id = o.id and noted.minor = price.minor and noted.reason = price.reason
    where num_nulls(price.minor, price.reason) > 0 or noted.order_id is null and not ${isErased}
    group by o.id`,

  /**
   * Items of handed-over orders left with the customer or came back: none are reserved, and there
   * are no shipments.
   */
  "what was handed over is done": sql`
    select o.number as example
    from orders o
    where o.is_handed_over
      and (
        o.status not in ${handedOverStatuses}
        or o.reserved_until is not null
        or exists (select from shipments s where s.order_id = o.id)
        or not exists (
          select from order_events e where e.order_id = o.id and e.kind = 'created' and e.to_status in ${handedOverStatuses}
        )
      )`,
} as const;
