import { asc, eq, isNull } from "drizzle-orm";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { productCategories } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { listCategories, readCategory } from "./list-categories.ts";

/**
 * Swaps a category with the one before or after it under the same parent, and returns all
 * categories. The first one does not move up, nor the last one down. Throws `not_found`.
 */
export async function moveCategory(
  ctx: Context,
  id: string,
  direction: "up" | "down",
): Promise<{ categories: AdminCategory[] }> {
  const { db } = ctx;
  const { parentId } = await readCategory(ctx, id);
  const column = productCategories.parentId;
  const siblings = await db
    .select()
    .from(productCategories)
    .where(parentId === null ? isNull(column) : eq(column, parentId))
    .orderBy(asc(productCategories.displayOrder), asc(productCategories.id))
    // Two moves at once follow one another.
    .for("no key update");
  const from = siblings.findIndex((each) => each.id === id);
  const to = direction === "up" ? from - 1 : from + 1;
  const [moved, neighbour] = [siblings[from], siblings[to]];
  if (moved && neighbour) {
    const order = siblings.with(to, moved).with(from, neighbour);
    // Two with the same place would stay where they are if they swapped it.
    const places = siblings.map((each) => each.displayOrder);
    const isClear = new Set(places).size === places.length;
    for (const [index, category] of order.entries()) {
      const displayOrder = isClear ? (places[index] ?? index) : index;
      if (category.displayOrder === displayOrder) continue;
      // oxlint-disable-next-line no-await-in-loop -- one connection, mostly two rows
      await db
        .update(productCategories)
        .set({ displayOrder })
        .where(eq(productCategories.id, category.id));
    }
  }
  return { categories: await listCategories(ctx) };
}
