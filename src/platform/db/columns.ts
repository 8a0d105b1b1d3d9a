import { sql, type AnyColumn, type SQL, getTableColumns } from "drizzle-orm";
import {
  char,
  check,
  customType,
  index,
  timestamp,
  type ExtraConfigColumn,
  PgDateString,
  type PgTable,
} from "drizzle-orm/pg-core";

/** A point in time, stored in UTC, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The default of a column with the time of creation: by the shop's clock, not the server's. */
export const shopNow = sql`app.now()`;

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => "bytea",
});

/** An ISO 4217 code. */
export const currencyCode = (name: string) => char(name, { length: 3 });

/**
 * A check that a text column holds one of `values`. A new value is a generated migration of this
 * check.
 */
export function createValuesCheck(name: string, column: AnyColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${getList(values)})`);
}

/** `'one', 'other'`, for values of ours in the definition of a table. */
export function getList(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(", "));
}

/** A number of ours in the definition of a table. */
export function getNumber(value: number): SQL {
  return sql.raw(String(value));
}

/** A check that a number is within the bounds of its field. */
export function boundedNumber(
  name: string,
  column: AnyColumn,
  { min = 0, max }: { readonly min?: number; readonly max?: number },
) {
  if (max === undefined) throw new Error(`${name} has no upper bound`);
  return check(name, sql`${column} between ${getNumber(min)} and ${getNumber(max)}`);
}

/** The most characters of a text: a number, or that of its field. */
type Bound = number | { readonly max?: number };

function getMost(name: string, bound: Bound): SQL {
  const max = typeof bound === "number" ? bound : bound.max;
  if (max === undefined) throw new Error(`${name} has no upper bound`);
  return getNumber(max);
}

/** A check that a text has at most `max` characters. */
export function shortText(name: string, column: AnyColumn, max: Bound) {
  return check(name, sql`char_length(${column}) <= ${getMost(name, max)}`);
}

/**
 * A check that a text has between 1 and `max` characters and does not begin or end with a space.
 */
export function filledText(name: string, column: AnyColumn, max: Bound) {
  return check(
    name,
    sql`${column} = btrim(${column}) and char_length(${column}) between 1 and ${getMost(name, max)}`,
  );
}

/** A check that a text fits `pattern`, which holds no quotes, and has at most `max` characters. */
export function shapedText(name: string, column: AnyColumn, pattern: RegExp, max: number) {
  return check(
    name,
    sql`${column} ~ ${getList([pattern.source])} and char_length(${column}) <= ${getNumber(max)}`,
  );
}

/**
 * The index of trigrams of a stored text. Every search reads its list of pending entries, so that
 * list is kept short.
 */
export function createSearchIndex(name: string, column: ExtraConfigColumn) {
  return index(name).using("gin", column.op("gin_trgm_ops")).with({ gin_pending_list_limit: 256 });
}

/**
 * All columns of a table that a statement calls `alias`, by their names in code. Days are texts, as
 * Drizzle reads them.
 */
export function selectColumns(table: PgTable, alias: string): SQL {
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = sql`${sql.identifier(alias)}.${sql.identifier(column.name)}`;
    return sql`${column instanceof PgDateString ? sql`${value}::text` : value} as ${sql.identifier(name)}`;
  });
  return sql.join(columns, sql`, `);
}
