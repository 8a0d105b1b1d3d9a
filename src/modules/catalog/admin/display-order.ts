// The owner's own order of products, variants and categories: places from 0, written for all
// siblings at once. The caller must have locked the siblings.
import { sql } from "drizzle-orm";
import { type productCategories, products } from "#modules/catalog/tables.ts";
import { type productImages, productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";

export type Direction = "up" | "down";
type Row = { readonly id: string };
type Placed =
  | typeof productCategories
  | typeof productImages
  | typeof products
  | typeof productVariants;

/** Behind all products. */
export const lastProduct = sql<number>`(
  select coalesce(max(display_order) + 1, 0) from ${products}
)`;

/** Behind all variants of a product. */
export const getLastPlace = (productId: string) => sql<number>`(
  select coalesce(max(display_order) + 1, 0) from ${productVariants}
  where product_id = ${productId}::uuid
)`;

/** Writes the places of these rows; rows whose place is right already are not touched. */
export async function writePlaces(
  { db }: Pick<Context, "db">,
  table: Placed,
  ids: readonly string[],
): Promise<void> {
  await db.execute(sql`
    update ${table} as placed set display_order = wanted.place - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted (id, place)
    where placed.id = wanted.id and placed.display_order <> wanted.place - 1`);
}

/** Throws `conflict` unless `ids` are those of the rows, each once. */
export function assertSame(rows: readonly Row[], ids: readonly string[], what: string): void {
  const requested = new Set(ids);
  if (ids.length !== rows.length || !rows.every(({ id }) => requested.has(id)))
    throw new AppError("conflict", `these are not ${what}`);
}

/** The ids with one of them moved by one place; unchanged if it is at that end already. */
export function moveBy(rows: readonly Row[], id: string, direction: Direction): string[] {
  const from = rows.findIndex((row) => row.id === id);
  return moveTo(rows, from, direction === "up" ? from - 1 : from + 1);
}

/** The ids with the one at `from` moved to `to`; unchanged when there is no such place. */
export function moveTo(rows: readonly Row[], from: number, to: number): string[] {
  const ids = rows.map(({ id }) => id);
  const moved = ids[from];
  if (moved === undefined || ids[to] === undefined) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, moved);
}
