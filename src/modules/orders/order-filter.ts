import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { estimateMatches, MANY_MATCHES } from "#platform/db/estimate-matches.ts";
import type { OrderFilter } from "./admin-contract.ts";
import { getConditions, hasOwnDays, isNarrow, getStatuses } from "./order-conditions.ts";
import { findOrderedSkus } from "./find-ordered-skus.ts";
import { isNamed } from "./named-order.ts";
import { readSearchTerm, type SearchTerm } from "./search-term.ts";
import type { OrderStatus } from "./status.ts";

/** The number of orders that a search with very many matches looks at. */
const WINDOW = 20_000;

const orders = { table: "orders", as: "o" };
/** The parts of a query for the orders of a filter; they call the orders `o`. */
export type OrderSelection = {
  /** The conditions of the filter without the search. */
  readonly conditions: SQL;
  /** The statuses in the conditions; undefined for any. */
  readonly statuses: readonly OrderStatus[] | undefined;
  /**
   * Whether conditions without an index leave so few orders that all can be fetched; otherwise
   * there are so many that a page is soon full.
   */
  readonly areFew: boolean;
  readonly search: Search | null;
};
type Search = {
  readonly matches: SQL;
  /** Queries of the ids of orders that match as well: by tracking number, by an item's SKU. */
  readonly elsewhere: readonly SQL[];
  /** Whether only a limited number of orders is looked at. */
  readonly isBounded: boolean;
};

/** Plans the query of a filter. For a search it first estimates the number of matches. */
export async function selectOrders(
  ctx: Pick<Context, "db" | "clock">,
  filter: OrderFilter,
): Promise<OrderSelection> {
  const term = readSearchTerm(filter.q ?? "");
  const conditions = getConditions(ctx, filter);
  return {
    conditions,
    statuses: getStatuses(filter),
    areFew:
      (isNarrow(filter) || hasOwnDays(filter)) &&
      (await estimateMatches(ctx.db, orders, conditions)) <= MANY_MATCHES,
    search: term === null ? null : await toSearch(ctx, term),
  };
}

async function toSearch(ctx: Pick<Context, "db">, term: SearchTerm): Promise<Search> {
  if (term.kind !== "words") return { matches: isNamed(term), elsewhere: [], isBounded: false };
  const { patterns, whole, address, trackingNumber, hasTrigrams } = term;
  if (address !== null) {
    // Of a customer: their orders have an index, and what only contains the address is not meant.
    const isTheirs = sql`o.customer_key = lower(${address})`;
    const { rows } = await ctx.db.execute(sql`select from orders o where ${isTheirs} limit 1`);
    if (rows.length > 0) return { matches: isTheirs, elsewhere: [], isBounded: false };
  }
  const isLike = sql.join(
    patterns.map((pattern) => sql`o.search_text like app.search_text(${pattern})`),
    sql` and `,
  );
  const hasWhole = whole.map(
    (word) => sql` and strpos(o.search_text, app.search_text(${word})) > 0`,
  );
  const skus = await findOrderedSkus(ctx, term);
  const ofSku = sql`sku = any(${sql.param(skus)}::text[])`;
  // With the offset each order asks for its own lines: a popular SKU is on very many others.
  const hasSku = sql`exists (
    select from order_items i where i.order_id = o.id and i.${ofSku} offset 0)`;
  // The index finds rows like the patterns; the whole words are checked afterwards.
  const counted = skus.length === 0 ? isLike : sql`(${isLike} or ${hasSku})`;
  const isBounded = !hasTrigrams || (await estimateMatches(ctx.db, orders, counted)) > MANY_MATCHES;
  const matches = sql.join([isLike, ...hasWhole]);
  return {
    matches: isBounded && skus.length > 0 ? sql`(${matches} or ${hasSku})` : matches,
    elsewhere: [
      ...(trackingNumber === null
        ? []
        : [
            sql`select order_id from shipments where tracking_number in (${trackingNumber}, ${trackingNumber.toUpperCase()})`,
          ]),
      ...(skus.length === 0 ? [] : [sql`select order_id from order_items where ${ofSku}`]),
    ],
    isBounded,
  };
}

/** The columns that pages are sorted by. */
export const columns = sql`o.id, o.created_at, o.status, o.total_minor, o.customer_name`;

/** The orders that a bounded search looks at: the first in this order. */
export function getWindow(conditions: SQL, order: SQL): SQL {
  return sql`select ${columns}, o.search_text from orders o where ${conditions} order by ${order} limit ${WINDOW}`;
}

/** All orders of a selection that are looked at, unsorted. */
export function getOrdersQuery({ conditions, areFew, search }: OrderSelection): SQL {
  if (search === null) return sql`select ${columns} from orders o where ${conditions}`;
  const { matches, elsewhere, isBounded } = search;
  if (isBounded && areFew) {
    // Each row by itself: the index of the search would lead through very many rows.
    const few = sql`select ${columns}, o.search_text from orders o where ${conditions} offset 0`;
    return sql`select ${columns} from (${few}) o where ${matches}`;
  }
  if (isBounded) {
    const newest = getWindow(conditions, sql`o.created_at desc, o.id desc`);
    return sql`select ${columns} from (${newest}) o where ${matches}`;
  }
  const named = sql`select ${columns} from orders o where ${matches} and ${conditions}`;
  return sql.join(
    [
      named,
      ...elsewhere.map(
        (ids) => sql`select ${columns} from orders o where o.id in (${ids}) and ${conditions}`,
      ),
    ],
    sql` union `,
  );
}

/** Whether there are orders that a bounded search does not look at. */
export async function isBeyondWindow(
  { db }: Pick<Context, "db">,
  conditions: SQL,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from orders o where ${conditions} limit 1 offset ${WINDOW}`,
  );
  return rows.length > 0;
}
