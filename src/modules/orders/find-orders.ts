import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import {
  cutPage,
  isBeyond,
  toOrderBy,
  placeIn,
  readCursor,
  type Direction,
  type Placed,
  rejectCursor,
} from "#platform/db/read-page.ts";
import {
  createIdKey,
  createInstantKey,
  createIntegerKey,
  createTextKey,
  type SortKey,
} from "#platform/db/sort-key.ts";
import type { OrderFilter, orderSorts } from "./admin-contract.ts";
import {
  getOrdersQuery,
  columns,
  isBeyondWindow,
  selectOrders,
  getWindow,
  type OrderSelection,
} from "./order-filter.ts";
import { isNarrow } from "./order-conditions.ts";
import { orderStatuses, type OrderStatus } from "./status.ts";

type Sort = (typeof orderSorts)[number];
export type OrderQuery = OrderFilter & {
  readonly sort: Sort;
  readonly direction: Direction;
  readonly after?: string | undefined;
};

export type FoundOrders = {
  /** In the requested order. */
  readonly ids: readonly string[];
  /** The cursor of the next page; null when there is none. */
  readonly nextCursor: string | null;
  /** Whether there may be more orders that the search has not looked at. */
  readonly isCapped: boolean;
};

const keys: Readonly<Record<Exclude<Sort, "status">, SortKey>> = {
  created: createInstantKey(sql`o.created_at`),
  total: createIntegerKey(sql`o.total_minor`),
  customer: createTextKey(sql`o.customer_name`, sql`"he-x-icu"`),
};
const id = createIdKey(sql`o.id`);
/** Within a status the newest come first, whichever way the statuses go. */
const newest = { keys: [keys.created, id], direction: "desc" } as const;

/** The sort keys of the last row of a page, of two or, by status, of three columns. */
type Place = readonly string[];

/**
 * Up to `limit` orders of a filter in any order, and the cursor of those that follow. It reads
 * about as many rows as it returns, however many orders there are: along an index of the order, or,
 * for a search or a period, through its bounded matches. Throws `invalid_fields` for a cursor that
 * no page in this order ended with.
 */
export async function findOrders(
  ctx: Pick<Context, "db" | "clock">,
  query: OrderQuery,
  limit: number,
): Promise<FoundOrders> {
  const { sort, direction, after } = query;
  const orderName = `${sort} ${direction}`;
  const isByStatus = sort === "status";
  const place = after === undefined ? null : readCursor(orderName, isByStatus ? 3 : 2, after);
  const selection = await selectOrders(ctx, query);
  const page = getPage(selection, query, place, limit + 1);
  const { rows: found } = await ctx.db.execute<Placed<{ id: string; status: OrderStatus }>>(sql`
    select o.id, o.status, ${placeIn(isByStatus ? newest : { keys: [keys[sort], id] })} as place
    from (${page}) o`);
  const { rows, nextCursor } = cutPage(orderName, found, limit, (row) =>
    isByStatus ? [row.status, ...row.place] : row.place,
  );
  return {
    ids: rows.map((row) => row.id),
    nextCursor,
    isCapped: await isCapped(ctx, selection, query, { place, hasMore: nextCursor !== null }),
  };
}

/** The rows of a page and one more, sorted. */
function getPage(
  selection: OrderSelection,
  query: OrderQuery,
  place: Place | null,
  limit: number,
): SQL {
  const { conditions, statuses, search } = selection;
  const { sort, direction } = query;
  const { order, follows } =
    sort === "status" ? sortByStatus(direction, place) : sortByKey(sort, direction, place);
  if (isGathered(query, selection))
    return sql`with m as materialized (${getOrdersQuery(selection)})
      select ${columns} from m o ${toWhere(follows)} order by ${order} limit ${limit}`;
  if (search !== null) {
    const window = getWindow(
      follows === null ? conditions : sql`${conditions} and ${follows}`,
      order,
    );
    return sql`select ${columns} from (${window}) o where ${search.matches} order by ${order} limit ${limit}`;
  }
  if (sort === "created" && statuses === undefined)
    return getRows(conditions, { order, follows }, limit);
  const parts = getParts(query, statuses ?? orderStatuses, place).map((part) =>
    getRows(sql`${conditions} and o.status = ${part.status}`, part, limit),
  );
  return sql`select ${columns} from (${sql.join(parts, sql` union all `)}) o order by ${order} limit ${limit}`;
}

/** A number of the orders that match the conditions, from a position on. */
function getRows(conditions: SQL, { order, follows }: Sorting, limit: number): SQL {
  return sql`(select ${columns} from orders o
    where ${follows === null ? conditions : sql`${conditions} and ${follows}`} order by ${order} limit ${limit})`;
}

/**
 * Whether all matches are fetched before sorting: where no index covers both filter and order.
 * (Otherwise the planner may walk along the index of the order until enough rows match, because it
 * wrongly assumes that matches are spread evenly.)
 */
function isGathered(query: OrderQuery, { search, statuses, areFew }: OrderSelection): boolean {
  const { sort, period, hidden } = query;
  const goesByTime = sort === "created" || sort === "status";
  if (statuses?.length === 0) return true;
  if (areFew && (isNarrow(query) || !goesByTime)) return true;
  if (hidden === "yes") return search !== null || sort !== "created";
  if (search !== null) return !search.isBounded || sort !== "created";
  return period !== "all" && !goesByTime;
}

type Sorting = { readonly order: SQL; readonly follows: SQL | null };

function sortByKey(
  sort: Exclude<Sort, "status">,
  direction: Direction,
  place: Place | null,
): Sorting {
  const order = { keys: [keys[sort], id], direction };
  return { order: toOrderBy(order), follows: place === null ? null : isBeyond(order, place) };
}

/** The sort order of a query that reads all of its orders `o`. */
export function getSortOrder({ sort, direction }: Pick<OrderQuery, "sort" | "direction">): SQL {
  const sorting =
    sort === "status" ? sortByStatus(direction, null) : sortByKey(sort, direction, null);
  return sorting.order;
}

function sortByStatus(direction: Direction, place: Place | null): Sorting {
  const statuses = listStatuses(direction);
  const rank = sql`array_position(array[${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )}]::text[], o.status)`;
  const order = sql`${rank}, ${toOrderBy(newest)}`;
  if (place === null) return { order, follows: null };
  const [status, ...moment] = place;
  const reached = statuses.findIndex((it) => it === status) + 1;
  if (reached === 0) rejectCursor();
  return {
    order,
    follows: sql`(${rank} > ${reached}::integer or ${rank} = ${reached}::integer and ${isBeyond(newest, moment)})`,
  };
}

/**
 * Reads a full page from each status, because the indexes go by status, and then takes the first of
 * them all.
 */
function getParts(
  { sort, direction }: OrderQuery,
  statuses: readonly OrderStatus[],
  place: Place | null,
): (Sorting & { readonly status: OrderStatus })[] {
  if (sort !== "status") {
    const sorting = sortByKey(sort, direction, place);
    return statuses.map((it) => ({ status: it, ...sorting }));
  }
  const inOrder = listStatuses(direction).filter((it) => statuses.includes(it));
  if (place === null)
    return inOrder.map((it) => ({ status: it, order: toOrderBy(newest), follows: null }));
  const [reached, ...moment] = place;
  const from = inOrder.findIndex((it) => it === reached);
  if (from === -1) rejectCursor();
  const follows = isBeyond(newest, moment);
  return inOrder.slice(from).map((it, index) => ({
    status: it,
    order: toOrderBy(newest),
    follows: index === 0 ? follows : null,
  }));
}

const toWhere = (condition: SQL | null) => (condition === null ? sql`` : sql`where ${condition}`);

const listStatuses = (direction: Direction): readonly OrderStatus[] =>
  direction === "asc" ? orderStatuses : orderStatuses.toReversed();

/** A full page sorted by date has looked at all orders that it needed. */
async function isCapped(
  ctx: Pick<Context, "db">,
  { conditions, areFew, search }: OrderSelection,
  { sort, direction, hidden }: OrderQuery,
  { place, hasMore }: { readonly place: Place | null; readonly hasMore: boolean },
): Promise<boolean> {
  if (search === null || !search.isBounded || areFew) return false;
  if (sort !== "created" || hidden === "yes") return isBeyondWindow(ctx, conditions);
  if (hasMore) return false;
  const { follows } = sortByKey(sort, direction, place);
  return isBeyondWindow(ctx, follows === null ? conditions : sql`${conditions} and ${follows}`);
}
