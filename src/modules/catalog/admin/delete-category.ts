import { and, eq, isNotNull } from "drizzle-orm";
import { productCategories, products } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { readCategory } from "./list-categories.ts";
import { createNotFoundError } from "./constraint-errors.ts";

/**
 * Removes a category. Products in the bin lose their category; otherwise products that no one sees
 * would keep it from being removed. Throws `not_found`, `category_in_use` (the field `products`
 * tells how many it has) and `category_has_children` (`categories`).
 */
export async function deleteCategory(ctx: Context, id: string): Promise<void> {
  const { db } = ctx;
  const [locked] = await db
    .select({ id: productCategories.id })
    .from(productCategories)
    .where(eq(productCategories.id, id))
    // A transaction that wants to put a product into it waits for this lock, and then finds it
    // gone.
    .for("update");
  if (locked === undefined) throw createNotFoundError("category", id);
  const { products: count } = await readCategory(ctx, id);
  if (count > 0)
    throw new AppError("category_in_use", `the category has ${count} products`, {
      fields: { products: [String(count)] },
    });
  const children = await db.$count(productCategories, eq(productCategories.parentId, id));
  if (children > 0)
    throw new AppError("category_has_children", `the category has ${children} subcategories`, {
      fields: { categories: [String(children)] },
    });
  await db
    .update(products)
    .set({ categoryId: null })
    .where(and(eq(products.categoryId, id), isNotNull(products.deletedAt)));
  await db.delete(productCategories).where(eq(productCategories.id, id));
}
