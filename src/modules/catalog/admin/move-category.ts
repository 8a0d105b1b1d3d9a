import { asc, eq, isNull } from "drizzle-orm";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { productCategories } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { listCategories, readCategory } from "./list-categories.ts";
import { moveBy, moveTo, writePlaces, type Direction } from "./display-order.ts";

/**
 * Swaps a category with the one before or after it under the same parent, and returns all
 * categories. Moving the first one up, or the last one down, does nothing. Throws `not_found`.
 */
export async function moveCategory(
  ctx: Context,
  id: string,
  direction: Direction,
): Promise<{ categories: AdminCategory[] }> {
  const { parentId } = await readCategory(ctx, id);
  const siblings = await lockSiblings(ctx, parentId);
  await writePlaces(ctx, productCategories, moveBy(siblings, id, direction));
  return { categories: await listCategories(ctx) };
}

/** Moves the last category under a parent before another one, if that one still exists. */
export async function moveLastBefore(
  ctx: Context,
  parentId: string | null,
  beforeId: string,
): Promise<void> {
  const siblings = await lockSiblings(ctx, parentId);
  const to = siblings.findIndex(({ id }) => id === beforeId);
  await writePlaces(ctx, productCategories, moveTo(siblings, siblings.length - 1, to));
}

/** The categories under a parent in their order, locked so that two moves do not run at once. */
function lockSiblings({ db }: Context, parentId: string | null) {
  const column = productCategories.parentId;
  return db
    .select({ id: productCategories.id })
    .from(productCategories)
    .where(parentId === null ? isNull(column) : eq(column, parentId))
    .orderBy(asc(productCategories.displayOrder), asc(productCategories.id))
    .for("no key update");
}
