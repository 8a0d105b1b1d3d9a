import { and, asc, count, countDistinct, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Context } from "#modules/context.ts";
import { isForSale, shopOrder } from "./for-sale.ts";
import { findVariants } from "./list-variants.ts";
import { toSlug } from "./slug.ts";
import { productCategories, products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";

/** The number of variants on one page of the collection. */
export const PAGE_SIZE = 24;

/** A category in which something is for sale. */
export type SoldCategory = {
  /** Name in the collection's address: "accessories", or its id where the name makes none. */
  readonly key: string;
  /** Null for products without a category. */
  readonly id: string | null;
  readonly name: string | null;
  /** How many variants are for sale in it. */
  readonly variants: number;
};

/** All categories that sell: pages remember them, for they take the whole catalogue to count. */
export type Sold = Awaited<ReturnType<typeof listSoldCategories>>;

/** One page of all that is for sale, or of one category. */
export type CollectionPage = NonNullable<Awaited<ReturnType<typeof readCollection>>>;

/** Key for variants without a category. */
const OTHER = "other";

const parent = alias(productCategories, "parent");

/** The categories with something for sale, in the owner's order, and the number of products. */
export async function listSoldCategories({ db }: Pick<Context, "db">) {
  const rows = await db
    .select({
      id: productCategories.id,
      name: productCategories.name,
      variants: count(),
      products: countDistinct(products.id),
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(productCategories, eq(productCategories.id, products.categoryId))
    .leftJoin(parent, eq(parent.id, productCategories.parentId))
    .where(isForSale)
    .groupBy(productCategories.id, parent.id)
    .orderBy(
      sql`coalesce(${parent.displayOrder}, ${productCategories.displayOrder})`,
      sql`coalesce(${parent.name}, ${productCategories.name})`,
      sql`${parent.id} is not null`,
      asc(productCategories.displayOrder),
      asc(productCategories.name),
      asc(productCategories.id),
    );
  const taken = new Set([OTHER]);
  const categories = rows.map(({ id, name, variants }): SoldCategory => {
    const short = toSlug(name ?? "");
    const key = id === null ? OTHER : short === undefined || taken.has(short) ? id : short;
    taken.add(key);
    return { key, id, name, variants };
  });
  return { categories, products: rows.reduce((sum, row) => sum + row.products, 0) };
}

/** The page of the collection; undefined when there is no such category or page. */
export async function readCollection(
  ctx: Pick<Context, "db" | "clock">,
  { categories, products: productCount }: Sold,
  request: { readonly category: string | undefined; readonly page: number },
) {
  const category = categories.find(
    ({ key, id }) => request.category === key || request.category === id,
  );
  if (category === undefined && request.category !== undefined) return undefined;
  const shown = category ? [category] : categories;
  const total = shown.reduce((sum, { variants }) => sum + variants, 0);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (request.page > pages) return undefined;
  const onPage = findOnPage(shown, (request.page - 1) * PAGE_SIZE);
  const order = [placeAmong(categories)];
  // Those of the pages before are passed by without all that belongs to a variant.
  const ids = ctx.db
    .select({ id: productVariants.id })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(isForSale, or(...onPage.categories.map(isIn))))
    .orderBy(...order, ...shopOrder)
    .limit(PAGE_SIZE)
    .offset(onPage.passed);
  const variants = await findVariants(ctx, inArray(productVariants.id, ids), { order });
  const categoryIds = await listCategoryIds(ctx, variants);
  const sections = shown.map((each) => ({
    category: each,
    variants: variants.filter(({ productId }) => categoryIds.get(productId) === each.id),
  }));
  return {
    /** The number of products for sale in the whole shop. */
    products: productCount,
    categories,
    category,
    page: request.page,
    pages,
    /** Variants on the page, in the order of the categories. */
    sections: sections.filter((section) => section.variants.length > 0),
  };
}

/**
 * The category of a product; undefined when it has none, or while the product is the only one for
 * sale.
 */
export async function findCategory(
  ctx: Pick<Context, "db">,
  { categories, products: productCount }: Sold,
  productId: string,
): Promise<SoldCategory | undefined> {
  if (productCount < 2) return undefined;
  const id = (await listCategoryIds(ctx, [{ productId }])).get(productId);
  return categories.find((category) => category.id !== null && category.id === id);
}

/**
 * The categories of a page that begins behind `before` variants, and how many of theirs are on the
 * pages before. Whole categories are passed by without reading them.
 */
function findOnPage(shown: readonly SoldCategory[], before: number) {
  let end = 0;
  const placed = shown.map((category) => {
    const start = end;
    end += category.variants;
    return { category, start, end };
  });
  const onPage = placed.filter((it) => it.end > before && it.start < before + PAGE_SIZE);
  return {
    categories: onPage.map(({ category }) => category),
    passed: before - (onPage[0]?.start ?? 0),
  };
}

function isIn({ id }: SoldCategory) {
  return id === null ? isNull(products.categoryId) : eq(products.categoryId, id);
}

/** The place of a product's category among these; products without one come last. */
function placeAmong(categories: readonly SoldCategory[]) {
  const ids = categories.flatMap(({ id }) => id ?? []);
  return sql`array_position(${sql.param(ids)}::uuid[], ${products.categoryId})`;
}

async function listCategoryIds(
  { db }: Pick<Context, "db">,
  of: readonly { readonly productId: string }[],
): Promise<ReadonlyMap<string, string | null>> {
  if (of.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, [...new Set(of.map(({ productId }) => productId))]));
  return new Map(rows.map(({ id, categoryId }) => [id, categoryId]));
}
