/**
 * Lists that are read page by page in any order, without counting: a cursor names the order and
 * the values of the last row of a page. See `newest-first.ts` for lists with only one order.
 */
import { sql, type SQL } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import { readJson } from "#shared/json.ts";
import { isUuid } from "#shared/uuid.ts";

export type Direction = "asc" | "desc";

/** Value that rows are sorted by, besides their id that breaks ties. */
export type SortKey = {
  /** The expression, as its index has it. */
  readonly by: SQL;
  /** Its value as lossless text. */
  readonly asText: SQL;
  /** The value of such a text; undefined for a text that no row has. */
  readonly fromText: (text: string) => SQL | undefined;
};

/** The end of a page: the texts of its last row. */
export type Place = { readonly values: readonly string[]; readonly id: string };

const MAX_INTEGER = 2_147_483_647;

/**
 * A time in microseconds, because a Date has only milliseconds, and two rows could get the same.
 */
export const instantKey = (by: SQL): SortKey => ({
  by,
  asText: sql`(extract(epoch from ${by}) * 1000000)::bigint::text`,
  fromText: (text) =>
    /^\d{1,16}$/.test(text)
      ? sql`(timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond')`
      : undefined,
});

export const integerKey = (by: SQL): SortKey => ({
  by,
  asText: sql`${by}::text`,
  fromText: (text) =>
    /^\d{1,10}$/.test(text) && Number(text) <= MAX_INTEGER ? sql`${text}::integer` : undefined,
});

/** A whole number of any size that a JavaScript number holds. */
export const wholeNumberKey = (by: SQL): SortKey => ({
  by,
  asText: sql`${by}::text`,
  fromText: (text) =>
    /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text))
      ? sql`${text}::bigint`
      : undefined,
});

/** A text in the order of a collation. */
export const textKey = (column: SQL, collation: SQL): SortKey => ({
  by: sql`${column} collate ${collation}`,
  asText: column,
  fromText: (text) => (text.includes("\0") ? undefined : sql`${text}::text`),
});

/** A cursor for a list whose order has this name. */
export function getCursor(order: string, { values, id }: Place): string {
  return Buffer.from(JSON.stringify([order, id, ...values])).toString("base64url");
}

/**
 * The position of a cursor. Throws `invalid_fields` for one that no page in this order ended with.
 */
export function getPlace(order: string, count: number, cursor: string): Place {
  const parts = getTexts(Buffer.from(cursor, "base64url").toString());
  const [name, id, ...values] = parts;
  if (name !== order || id === undefined || !isUuid(id) || values.length !== count)
    throw malformedCursor();
  return { values, id };
}

/** For a list that has one order, by a text of which each row has another: the text of its end. */
export const getTextCursor = (text: string): string => Buffer.from(text).toString("base64url");

/** The text of such a cursor, without characters that the database cannot store. */
export const readTextCursor = (cursor: string): string =>
  Buffer.from(cursor, "base64url").toString().replaceAll("\0", "");

export function malformedCursor(): AppError {
  return new AppError("invalid_fields", "no page ended with this cursor", {
    fields: { after: ["malformed"] },
  });
}

/** The rows that follow a place. Throws `invalid_fields` for a value that no row has. */
export function isBeyond(
  key: SortKey,
  direction: Direction,
  row: { readonly id: SQL },
  place: { readonly value: string | undefined; readonly id: string },
): SQL {
  const value = place.value === undefined ? undefined : key.fromText(place.value);
  if (value === undefined) throw malformedCursor();
  const than = direction === "asc" ? sql`>` : sql`<`;
  return sql`(${key.by}, ${row.id}) ${than} (${value}, ${place.id}::uuid)`;
}

function getTexts(json: string): string[] {
  const parsed = readJson(json);
  return Array.isArray(parsed) && parsed.every((part) => typeof part === "string") ? parsed : [];
}
