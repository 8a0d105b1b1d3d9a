// Rules that always hold for orders by hand, as queries that find the breaches.
import { sql } from "drizzle-orm";
import { handedOverStatuses } from "#modules/orders/status.ts";
import { ERASED_DOMAIN } from "#shared/erased.ts";

/** Whether the person of the order `o` was erased. */
export const isErased = sql`coalesce(right(o.customer_email, ${ERASED_DOMAIN.length}::integer) = ${ERASED_DOMAIN}, false)`;

export const byHandRules = {
  /**
   * A price other than the catalogue's has a reason, and the first timeline entry has both, except
   * for erased people.
   */
  "agreed prices have a reason": sql`
    select o.number as example
    from orders o
    left join (
      select order_id, count(*) as prices, bool_or(agreed_reason is null) as is_silent
      from order_items where list_price_minor is not null group by order_id
    ) lines on lines.order_id = o.id
    left join (
      select order_id, sum(jsonb_array_length(facts -> 'agreed')) as prices
      from order_events where kind = 'created' and facts ? 'agreed' group by order_id
    ) noted on noted.order_id = o.id
    where lines.is_silent
      or num_nulls(o.agreed_total_minor, o.agreed_reason) = 1
      or coalesce(lines.prices, 0) + num_nonnulls(o.agreed_total_minor) <> coalesce(noted.prices, 0)
        and not ${isErased}`,

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
