import { asc, eq, sql } from "drizzle-orm";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { productCategories, products } from "#modules/catalog/tables.ts";
import { category } from "#modules/catalog/category.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { pickValues } from "#shared/records/record.ts";
import { createNotFoundError } from "./constraint-errors.ts";

/**
 * Each main category followed by its subcategories, all in their order, with how many products they
 * have.
 */
export async function listCategories(ctx: Pick<Context, "db">): Promise<AdminCategory[]> {
  const all = (await selectCategories(ctx)).map(withVersion);
  return all
    .filter(({ parentId }) => parentId === null)
    .flatMap((main) => [main, ...all.filter(({ parentId }) => parentId === main.id)]);
}

/** Throws `not_found`. */
export async function readCategory(ctx: Pick<Context, "db">, id: string): Promise<AdminCategory> {
  const [found] = await selectCategories(ctx).where(eq(productCategories.id, id));
  if (found === undefined) throw createNotFoundError("category", id);
  return withVersion(found);
}

type Selected = Awaited<ReturnType<typeof selectCategories>>[number];

/** Its place among the others is changed by itself. */
const withVersion = (row: Selected) => ({ ...row, version: toVersion(pickValues(category, row)) });

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
