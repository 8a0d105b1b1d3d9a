import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import {
  isBeyond,
  getCursor,
  instantKey,
  getPlace,
  textKey,
  wholeNumberKey,
  type Direction,
  type SortKey,
} from "#platform/db/keyset.ts";
import { estimateMatches, MANY_MATCHES } from "#platform/db/estimate-matches.ts";
import type { CustomerFilter, CustomerRow, customerSorts } from "./contract.ts";
import { selectCustomers } from "./customer-filter.ts";
import { rowColumns, toCustomerRow, type FoundCustomer } from "./customer-rows.ts";

const PAGE_SIZE = 50;

const customers = { table: "customers", as: "c" };

type Sort = (typeof customerSorts)[number];
type CustomerQuery = CustomerFilter & {
  readonly sort: Sort;
  readonly direction: Direction;
  readonly after?: string | undefined;
};

/** Each sort has an index. Customers without an order come where the oldest orders are. */
const keys: Readonly<Record<Sort, SortKey>> = {
  lastOrder: instantKey(sql`coalesce(c.last_order_at, timestamptz 'epoch')`),
  name: textKey(sql`c.name`, sql`"he-x-icu"`),
  orders: wholeNumberKey(sql`c.orders`),
  revenue: wholeNumberKey(sql`c.revenue_minor`),
  firstSeen: instantKey(sql`c.first_seen_at`),
};

/**
 * Up to 50 customers of a filter, sorted, and the cursor of those that follow. Throws
 * `invalid_fields` for a foreign cursor.
 */
export async function listCustomers(
  ctx: Pick<Context, "db" | "clock">,
  query: CustomerQuery,
): Promise<{ customers: CustomerRow[]; nextCursor: string | null }> {
  const { sort, direction, after } = query;
  const key = keys[sort];
  const order = `${sort} ${direction}`;
  const id = sql`c.id`;
  const follows =
    after === undefined
      ? sql`true`
      : isBeyond(key, direction, { id }, toPosition(getPlace(order, 1, after)));
  const { conditions, search } = selectCustomers(ctx, query);
  const way = direction === "asc" ? sql`asc` : sql`desc`;
  const sorted = sql`
    select c.*, ${key.by} as sort_key
    from customers c
    where ${conditions} and ${follows}`;
  // Very many matches are met on the way through the index of the order, row by row.
  const found =
    search !== null && (await estimateMatches(ctx.db, customers, search)) > MANY_MATCHES
      ? sql`(${sorted} order by sort_key ${way}, id ${way} offset 0) c where ${search}`
      : sql`(${sorted} and ${search ?? sql`true`}) c`;
  const { rows } = await ctx.db.execute<FoundCustomer & { place: string }>(sql`
    select ${rowColumns(ctx)}, ${key.asText} as place
    from ${found}
    order by c.sort_key ${way}, c.id ${way} limit ${PAGE_SIZE + 1}`);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    customers: shown.map(toCustomerRow),
    nextCursor:
      rows.length > PAGE_SIZE && last !== undefined
        ? getCursor(order, { values: [last.place], id: last.id })
        : null,
  };
}

const toPosition = ({ values: [value], id }: ReturnType<typeof getPlace>) => ({ value, id });
