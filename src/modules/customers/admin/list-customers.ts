import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { readPage, type Direction, type Placed } from "#platform/db/read-page.ts";
import {
  createIdKey,
  createInstantKey,
  createTextKey,
  createWholeNumberKey,
  type SortKey,
} from "#platform/db/sort-key.ts";
import { estimateMatches, MANY_MATCHES } from "#platform/db/estimate-matches.ts";
import type { CustomerFilter, customerSorts } from "./contract.ts";
import { selectCustomers } from "./customer-filter.ts";
import { rowColumns, toCustomerRow, type FoundCustomer } from "./customer-rows.ts";

const customers = { table: "customers", as: "c" };

type Sort = (typeof customerSorts)[number];
type CustomerQuery = CustomerFilter & {
  readonly sort: Sort;
  readonly direction: Direction;
  readonly after?: string | undefined;
};

/** Each sort has an index. Customers without an order come where the oldest orders are. */
const keys: Readonly<Record<Sort, SortKey>> = {
  lastOrder: createInstantKey(sql`coalesce(c.last_order_at, timestamptz 'epoch')`),
  name: createTextKey(sql`c.name`, sql`"he-x-icu"`),
  orders: createWholeNumberKey(sql`c.orders`),
  revenue: createWholeNumberKey(sql`c.revenue_minor`),
  firstSeen: createInstantKey(sql`c.first_seen_at`),
};

/**
 * Up to 50 customers of a filter, sorted, and the cursor of those that follow. Throws
 * `invalid_fields` for a foreign cursor.
 */
export async function listCustomers(ctx: Pick<Context, "db" | "clock">, query: CustomerQuery) {
  const { sort, direction, after } = query;
  const key = keys[sort];
  const order = {
    name: `${sort} ${direction}`,
    keys: [key, createIdKey(sql`c.id`)],
    direction,
  };
  const { conditions, search } = selectCustomers(ctx, query);
  const way = direction === "asc" ? sql`asc` : sql`desc`;
  const areMany =
    search !== null && (await estimateMatches(ctx.db, customers, search)) > MANY_MATCHES;
  const { rows, nextCursor } = await readPage({ order, after }, ({ follows, place, limit }) => {
    const sorted = sql`
      select c.*, ${key.by} as sort_key
      from customers c
      where ${conditions} and ${follows}`;
    // Very many matches are met on the way through the index of the order, row by row.
    const found = areMany
      ? sql`(${sorted} order by sort_key ${way}, id ${way} offset 0) c where ${search}`
      : sql`(${sorted} and ${search ?? sql`true`}) c`;
    return ctx.db.execute<Placed<FoundCustomer>>(sql`
      select ${rowColumns(ctx)}, ${place} as place
      from ${found}
      order by c.sort_key ${way}, c.id ${way} limit ${limit}`);
  });
  return { customers: rows.map(toCustomerRow), nextCursor };
}
