import { asc, eq, sql } from "drizzle-orm";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { productCategories, products } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { createNotFoundError } from "./constraint-errors.ts";

/**
 * Each main category followed by its subcategories, all in their order, with how many products they
 * have.
 */
export async function listCategories(ctx: Pick<Context, "db">): Promise<AdminCategory[]> {
  const all = await selectCategories(ctx);
  return all
    .filter(({ parentId }) => parentId === null)
    .flatMap((main) => [main, ...all.filter(({ parentId }) => parentId === main.id)]);
}

/** Throws `not_found`. */
export async function readCategory(ctx: Pick<Context, "db">, id: string): Promise<AdminCategory> {
  const [category] = await selectCategories(ctx).where(eq(productCategories.id, id));
  if (category === undefined) throw createNotFoundError("category", id);
  return category;
}

function selectCategories({ db }: Pick<Context, "db">) {
  const { id, name, description, parentId, isActive } = productCategories;
  return (
    db
      .select({
        id,
        name,
        description,
        parentId,
        isActive,
        products: sql<number>`count(${products.id}) filter (where ${products.deletedAt} is null)::int`,
        productsInBin: sql<number>`count(${products.deletedAt})::int`,
      })
      .from(productCategories)
      .leftJoin(products, eq(products.categoryId, productCategories.id))
      .groupBy(productCategories.id)
      // In the same order as in `move-category.ts`.
      .orderBy(asc(productCategories.displayOrder), asc(productCategories.id))
      .$dynamic()
  );
}
