/** Keys by which lists are sorted. A cursor holds those of the last row as texts. */
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import { isUuid } from "#shared/uuid.ts";

export type SortKey = {
  /** The expression, as its index has it. */
  readonly by: SQL;
  /** Its value as lossless text. */
  readonly asText: SQL;
  /** The value of such a text; undefined for a text that no row has. */
  readonly parseText: (text: string) => SQL | undefined;
};

const MAX_INTEGER = 2_147_483_647;

/**
 * A time in microseconds, because a Date has only milliseconds, and two rows could get the same.
 */
export const createInstantKey = (by: SQL): SortKey => ({
  by,
  asText: sql`(extract(epoch from ${by}) * 1000000)::bigint::text`,
  parseText: (text) =>
    /^\d{1,16}$/.test(text)
      ? sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`
      : undefined,
});

export const createIntegerKey = (by: SQL): SortKey => ({
  by,
  asText: sql`${by}::text`,
  parseText: (text) =>
    /^\d{1,10}$/.test(text) && Number(text) <= MAX_INTEGER ? sql`${text}::integer` : undefined,
});

/** A whole number of any size that a JavaScript number holds. */
export const createWholeNumberKey = (by: SQL): SortKey => ({
  by,
  asText: sql`${by}::text`,
  parseText: (text) =>
    /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text))
      ? sql`${text}::bigint`
      : undefined,
});

/** A text in the order of a collation; without one, in that of its column. */
export const createTextKey = (column: SQL, collation?: SQL): SortKey => ({
  by: collation === undefined ? column : sql`${column} collate ${collation}`,
  asText: column,
  parseText: (text) => (text.includes("\0") ? undefined : sql`${text}::text`),
});

/** An id, which breaks ties. */
export const createIdKey = (id: SQL | AnyColumn): SortKey => ({
  by: sql`${id}`,
  asText: sql`${id}::text`,
  parseText: (text) => (isUuid(text) ? sql`${text}::uuid` : undefined),
});
