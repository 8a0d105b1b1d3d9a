/**
 * Lists that are read page by page, the newest row first, without counting: a cursor names the last
 * row of a page.
 */
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { isBeyond, instantKey, malformedCursor } from "./keyset.ts";

/** The end of a page: the row's time, its id, and numbers of the list. */
export type Place = {
  /**
   * Since 1970, as a whole number, because a Date has only milliseconds, and two rows could get the
   * same.
   */
  readonly micros: string;
  readonly id: string;
  readonly numbers: readonly number[];
};

const CURSOR = /^(\d{1,16})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})((?:_-?\d{1,9})*)$/;

/** The microseconds of a time, for the cursor. */
export const toMicros = (createdAt: AnyColumn): SQL<string> =>
  sql<string>`${instantKey(sql`${createdAt}`).asText}`;

export function getCursor({ micros, id, numbers }: Place): string {
  return Buffer.from([micros, id, ...numbers].join("_")).toString("base64url");
}

/**
 * The place that a cursor with `count` numbers names. Throws `invalid_fields` for one that no page
 * ended with.
 */
export function getPlace(cursor: string, count = 0): Place {
  const text = Buffer.from(cursor, "base64url").toString("latin1");
  const [, micros, id, rest = ""] = CURSOR.exec(text) ?? [];
  const numbers = rest.split("_").slice(1).map(Number);
  if (micros === undefined || id === undefined || numbers.length !== count) throw malformedCursor();
  return { micros, id, numbers };
}

/** The rows that follow a place. */
export function follows(
  { createdAt, id }: { readonly createdAt: AnyColumn; readonly id: AnyColumn },
  place: Place,
): SQL {
  const { micros, id: last } = place;
  return isBeyond(
    instantKey(sql`${createdAt}`),
    "desc",
    { id: sql`${id}` },
    { value: micros, id: last },
  );
}
