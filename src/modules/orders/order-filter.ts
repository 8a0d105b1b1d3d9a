import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { OrderFilter } from "./admin-contract.ts";
import { getConditions, hasOwnDays, isNarrow, statusesOf } from "./order-conditions.ts";
import { isNamed } from "./named-order.ts";
import { readSearchTerm, type SearchTerm } from "./search-term.ts";
import type { OrderStatus } from "./status.ts";

/**
 * A search for what more orders have than this looks at the first only: to fetch all that match
 * would take too long.
 */
const MANY_MATCHES = 10_000;
/** How many it then looks at. */
const WINDOW = 20_000;
/** By so many orders it is judged what many have; they lie together in a hundred places. */
const SAMPLE = 1_500;

/** How the orders of a filter are found. In each piece the orders are called `o`. */
export type OrderSelection = {
  /** Which orders, by all that is no search. */
  readonly conditions: SQL;
  /** The statuses that are among the conditions; undefined for any. */
  readonly statuses: readonly OrderStatus[] | undefined;
  /**
   * Whether what no index sorts by leaves so few that they can all be fetched; otherwise they are
   * so many that each page soon has met enough.
   */
  readonly areFew: boolean;
  readonly search: Search | null;
};
type Search = {
  readonly matches: SQL;
  /** Shipments whose orders match as well. */
  readonly onShipments: SQL | null;
  /** Whether only so many orders are looked at. */
  readonly isBounded: boolean;
};

/** How to find what a filter asks for. For a search it is looked first how much that would be. */
export async function selectOrders(
  ctx: Pick<Context, "db" | "clock">,
  filter: OrderFilter,
): Promise<OrderSelection> {
  const term = readSearchTerm(filter.q ?? "");
  const conditions = getConditions(ctx, filter);
  return {
    conditions,
    statuses: statusesOf(filter),
    areFew:
      (isNarrow(filter) || hasOwnDays(filter)) && (await estimate(ctx, conditions)) <= MANY_MATCHES,
    search: term === null ? null : await searchFor(ctx, term),
  };
}

async function searchFor(ctx: Pick<Context, "db">, term: SearchTerm): Promise<Search> {
  if (term.kind !== "words") return { matches: isNamed(term), onShipments: null, isBounded: false };
  const { patterns, whole, trackingNumber, hasTrigrams } = term;
  const isLike = sql.join(
    patterns.map((pattern) => sql`o.search_text like app.search_text(${pattern})`),
    sql` and `,
  );
  const hasWhole = whole.map(
    (word) => sql` and strpos(o.search_text, app.search_text(${word})) > 0`,
  );
  return {
    matches: sql.join([isLike, ...hasWhole]),
    onShipments:
      trackingNumber === null
        ? null
        : sql`tracking_number in (${trackingNumber}, ${trackingNumber.toUpperCase()})`,
    // The index knows what is like the patterns; the rest is looked at afterwards.
    isBounded: !hasTrigrams || (await estimate(ctx, isLike)) > MANY_MATCHES,
  };
}

/**
 * How many orders match, by a sample: the planner's own is not for roles whose rows a policy
 * chooses. It is the same sample each time, so that one page after the other is found in the same
 * way. Few orders cannot be too many.
 */
async function estimate({ db }: Pick<Context, "db">, matches: SQL): Promise<number> {
  const { rows: known } = await db.execute<{ orders: number }>(
    sql`select reltuples::float8 as orders from pg_class where oid = 'orders'::regclass`,
  );
  const orders = known[0]?.orders ?? 0;
  if (orders <= MANY_MATCHES) return 0;
  const { rows } = await db.execute<{ share: number }>(sql`
    select coalesce(count(*) filter (where ${matches}) / nullif(count(*), 0)::float8, 0) as share
    from orders o tablesample system (${(100 * SAMPLE) / orders}::float8) repeatable (1)`);
  return orders * (rows[0]?.share ?? 0);
}

/** The columns that pages are sorted by. */
export const columns = sql`o.id, o.created_at, o.status, o.total_minor, o.customer_name`;

/** The orders that a search looks at at most, if it is bounded: the first in this order. */
export function getWindow(conditions: SQL, order: SQL): SQL {
  return sql`select ${columns}, o.search_text from orders o where ${conditions} order by ${order} limit ${WINDOW}`;
}

/** All orders of a selection as far as it looks, in no order. */
export function allOf({ conditions, areFew, search }: OrderSelection): SQL {
  if (search === null) return sql`select ${columns} from orders o where ${conditions}`;
  const { matches, onShipments, isBounded } = search;
  if (isBounded && areFew) {
    // Each by itself: what is searched for would lead through very many.
    const few = sql`select ${columns}, o.search_text from orders o where ${conditions} offset 0`;
    return sql`select ${columns} from (${few}) o where ${matches}`;
  }
  if (isBounded) {
    const newest = getWindow(conditions, sql`o.created_at desc, o.id desc`);
    return sql`select ${columns} from (${newest}) o where ${matches}`;
  }
  const named = sql`select ${columns} from orders o where ${matches} and ${conditions}`;
  if (onShipments === null) return named;
  return sql`${named} union select ${columns} from orders o
    where o.id in (select order_id from shipments where ${onShipments}) and ${conditions}`;
}

/** Whether there are orders that a bounded search does not look at. */
export async function exceedsWindow(
  { db }: Pick<Context, "db">,
  conditions: SQL,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from orders o where ${conditions} limit 1 offset ${WINDOW}`,
  );
  return rows.length > 0;
}
