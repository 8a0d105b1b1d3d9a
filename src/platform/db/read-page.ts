/**
 * Lists that are read page by page, without counting. A cursor names the order of its list and has
 * the sort keys of the last row of a page.
 */
import { sql, type AnyColumn, type SQL, eq } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import { readJson } from "#shared/json.ts";
import { createIdKey, createInstantKey, type SortKey } from "./sort-key.ts";

/** The number of rows on a page where a list says nothing else. */
export const PAGE_SIZE = 50;

export type Direction = "asc" | "desc";

export type Order = {
  /** Keeps a cursor of one order from being taken for one of another. */
  readonly name: string;
  /** No two rows have the same values of all keys. */
  readonly keys: readonly SortKey[];
  readonly direction: Direction;
};

/** The newest rows come first. */
export const createNewestFirst = (
  name: string,
  at: SQL | AnyColumn,
  id: SQL | AnyColumn,
): Order => ({
  name,
  keys: [createInstantKey(sql`${at}`), createIdKey(id)],
  direction: "desc",
});

/** The parts of a query that reads one page. */
export type PageParts = {
  /** The condition for rows behind the cursor. */
  readonly follows: SQL;
  /** For `order by`. */
  readonly order: SQL;
  /** For `limit`: one row more than the page has shows whether another page follows. */
  readonly limit: number;
  /** A column called `place`: the sort keys of the row, for the cursor. */
  readonly place: SQL<string[]>;
};

/** A row with its sort keys. */
export type Placed<Row> = Row & { readonly place: readonly string[] };

type PageRequest = {
  readonly order: Order;
  readonly after: string | undefined;
  readonly size?: number;
};

/** Rows, and the cursor of those that follow; null when there are none. */
export type Page<Row> = { rows: Row[]; nextCursor: string | null };

/**
 * A page of the rows that `read` selects. Throws `invalid_fields` for a cursor that no page in this
 * order ended with.
 */
export async function readPage<Row extends Placed<object>>(
  { order, after, size = PAGE_SIZE }: PageRequest,
  read: (page: PageParts) => PromiseLike<readonly Row[] | { readonly rows: readonly Row[] }>,
): Promise<Page<Row>> {
  const place = after === undefined ? undefined : readCursor(order.name, order.keys.length, after);
  const answer = await read({
    follows: place === undefined ? sql`true` : isBeyond(order, place),
    order: toOrderBy(order),
    limit: size + 1,
    place: placeIn(order),
  });
  const found = "rows" in answer ? answer.rows : answer;
  return cutPage(order.name, found, size, (row) => row.place);
}

/** The first `size` of the rows that were found, and the cursor of the others. */
export function cutPage<Row>(
  name: string,
  found: readonly Row[],
  size: number,
  getPlace: (row: Row) => readonly string[],
): Page<Row> {
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  return { rows, nextCursor: last === undefined ? null : getCursor(name, getPlace(last)) };
}

/** The sort keys of a row as texts. */
export const placeIn = ({ keys }: Pick<Order, "keys">): SQL<string[]> =>
  sql<string[]>`array[${sql.join(
    keys.map((key) => key.asText),
    sql`, `,
  )}]`;

export function toOrderBy({ keys, direction }: Pick<Order, "keys" | "direction">): SQL {
  const to = direction === "asc" ? sql`asc` : sql`desc`;
  return sql.join(
    keys.map(({ by }) => sql`${by} ${to}`),
    sql`, `,
  );
}

/** The rows that follow a place. Throws `invalid_fields` for values that no row has. */
export function isBeyond(
  { keys, direction }: Pick<Order, "keys" | "direction">,
  place: readonly string[],
): SQL {
  const than = direction === "asc" ? sql`>` : sql`<`;
  const values = keys.map((key, index) => key.parseText(place[index] ?? "") ?? rejectCursor());
  const joinParts = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  return sql`(${joinParts(keys.map(({ by }) => by))}) ${than} (${joinParts(values)})`;
}

/**
 * The texts of a cursor of a list. Throws `invalid_fields` for one that no page in this order ended
 * with.
 */
export function readCursor(order: string, count: number, cursor: string): string[] {
  const parts = readJson(Buffer.from(cursor, "base64url").toString());
  if (!Array.isArray(parts) || !parts.every((part) => typeof part === "string")) rejectCursor();
  const [name, ...place] = parts;
  if (name !== order || place.length !== count) rejectCursor();
  return place;
}

const getCursor = (order: string, place: readonly string[]): string =>
  Buffer.from(JSON.stringify([order, ...place])).toString("base64url");

/** Throws `invalid_fields` for a cursor that no page ended with. */
export function rejectCursor(): never {
  throw new AppError("invalid_fields", "no page ended with this cursor", {
    fields: { after: ["malformed"] },
  });
}

/** The newest rows of a list, up to a limit; given an id, only that row. */
export type NewestOrOne = { readonly id: string | undefined; readonly limit: number };

/** The condition of the one row, where one is asked for. */
export function isRequested(column: AnyColumn, id: string | undefined): SQL | undefined {
  return id === undefined ? undefined : eq(column, id);
}
