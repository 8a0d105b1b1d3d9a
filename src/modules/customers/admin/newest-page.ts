import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isBeyond, getCursor, instantKey, getPlace } from "#platform/db/keyset.ts";

type PageRequest<Row> = {
  /** Name of the list, so that a cursor of another list is not taken for one of this list. */
  readonly name: string;
  readonly after: string | undefined;
  readonly size: number;
  /**
   * Selects rows with `id` and `at`. Each subquery must apply `follows` and `order`, so that rows
   * of several tables can be merged into one page.
   */
  readonly select: (
    follows: (at: SQL, id: SQL) => SQL,
    order: (at: SQL, id: SQL) => SQL,
  ) => SQL<Row>;
};

/**
 * A page of rows, newest first, with the cursor of those that follow; null when there are none.
 * Throws `invalid_fields` for a cursor that no page ended with.
 */
export async function readPage<Row extends { readonly id: string }>(
  { db }: Pick<Context, "db">,
  { name, after, size, select }: PageRequest<Row>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const place = after === undefined ? undefined : getPlace(name, 1, after);
  const follows = (at: SQL, id: SQL) =>
    place === undefined
      ? sql`true`
      : isBeyond(instantKey(at), "desc", { id }, { value: place.values[0], id: place.id });
  const order = (at: SQL, id: SQL) => sql`order by ${at} desc, ${id} desc limit ${size + 1}`;
  const answer = await db.execute(sql`
    select r.*, ${instantKey(sql`r.at`).asText} as micros from (${select(follows, order)}) r
    ${order(sql`r.at`, sql`r.id`)}`);
  const rows = answer.rows as (Row & { micros: string })[]; // columns of `select`, as for any query
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown,
    nextCursor:
      rows.length > size && last !== undefined
        ? getCursor(name, { values: [last.micros], id: last.id })
        : null,
  };
}
