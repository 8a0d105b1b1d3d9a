import { sql, type SQL } from "drizzle-orm";
import { orderEvents } from "#modules/orders/timeline-tables.ts";
import { getList } from "#platform/db/columns.ts";
import { openStates } from "./kinds.ts";
import { returns } from "./tables.ts";

/**
 * Whether something about an order is not settled: a return, claim or cancellation that is open, or
 * a dispute about its payment. No mail goes out by itself about such an order.
 */
export const hasOpenMatter = (orderId: SQL): SQL<boolean> => sql<boolean>`(
  exists (select from ${returns} r where r.order_id = ${orderId} and r.state in (${getList(openStates)}))
  or (
    select count(*) filter (where e.facts ->> 'elsewhere' = 'dispute_opened')
      > count(*) filter (where e.facts ->> 'elsewhere' in ('dispute_won', 'dispute_lost'))
    from ${orderEvents} e where e.order_id = ${orderId})
)`;
