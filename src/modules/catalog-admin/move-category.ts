import { asc, eq, isNull } from "drizzle-orm";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { productCategories } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { listCategories, readCategory } from "./list-categories.ts";
import { moveBy, writePlaces, type Direction } from "./places.ts";

/**
 * Swaps a category with the one before or after it under the same parent, and returns all
 * categories. The first one does not move up, nor the last one down. Throws `not_found`.
 */
export async function moveCategory(
  ctx: Context,
  id: string,
  direction: Direction,
): Promise<{ categories: AdminCategory[] }> {
  const { db } = ctx;
  const { parentId } = await readCategory(ctx, id);
  const column = productCategories.parentId;
  const siblings = await db
    .select({ id: productCategories.id })
    .from(productCategories)
    .where(parentId === null ? isNull(column) : eq(column, parentId))
    .orderBy(asc(productCategories.displayOrder), asc(productCategories.id))
    // Two moves at once follow one another.
    .for("no key update");
  await writePlaces(ctx, productCategories, moveBy(siblings, id, direction));
  return { categories: await listCategories(ctx) };
}
