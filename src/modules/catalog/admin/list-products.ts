import type { ProductQuery } from "./request-bodies.ts";
import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { ProductSort, ProductState } from "#modules/catalog/admin-names.ts";
import { productCategories, products } from "#modules/catalog/tables.ts";
import { isOverdue } from "#modules/catalog/late-publishing.ts";
import type { Context } from "#modules/context.ts";
import { selectMatch } from "#platform/db/estimate-matches.ts";
import { readPage, type Direction } from "#platform/db/read-page.ts";
import {
  createIdKey,
  createInstantKey,
  createIntegerKey,
  createTextKey,
  type SortKey,
} from "#platform/db/sort-key.ts";
import { matchCommon, matchPlain } from "#platform/db/like.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import { selectProducts, toProductRows, unitsInStock } from "./product-rows.ts";

const byPrice = createIntegerKey(sql`${products.basePriceMinor}`);
const byName = createTextKey(sql`lower(${products.name})`, sql`"default"`);
/** Longer than any name. */
const MAX_NAME = 250;

/** Sort keys; products with equal keys come in the order of their ids. */
const sorts: Readonly<Record<ProductSort, { keys: readonly SortKey[]; direction: Direction }>> = {
  newest: { keys: [createInstantKey(sql`${products.createdAt}`)], direction: "desc" },
  // The storefront's: featured first, then the owner's own order.
  shop: {
    keys: [
      createIntegerKey(sql`(not ${products.featured})::integer`),
      createIntegerKey(sql`${products.displayOrder}`),
      createInstantKey(sql`${products.createdAt}`),
    ],
    direction: "asc",
  },
  updated: { keys: [createInstantKey(sql`${products.updatedAt}`)], direction: "desc" },
  name: {
    keys: [
      {
        ...byName,
        parseText: (text) =>
          isPlainLine(text) && text.length <= MAX_NAME ? byName.parseText(text) : undefined,
      },
    ],
    direction: "asc",
  },
  price: { keys: [byPrice], direction: "asc" },
  "-price": { keys: [byPrice], direction: "desc" },
  available: { keys: [createIntegerKey(unitsInStock)], direction: "asc" },
};

const states: Readonly<Record<ProductState, SQL | undefined>> = {
  all: isNull(products.deletedAt),
  active: and(isNull(products.deletedAt), eq(products.isActive, true)),
  inactive: and(isNull(products.deletedAt), eq(products.isActive, false)),
  featured: and(isNull(products.deletedAt), eq(products.featured, true)),
  late: isOverdue,
  deleted: isNotNull(products.deletedAt),
};

/**
 * Up to 50 products that fit the query, the cursor of those that follow (null when there are none),
 * and how many there are of each state. Throws `invalid_fields` for a cursor that no page of this
 * sort ended with.
 */
export async function listProducts(
  ctx: Pick<Context, "db">,
  { q = "", category, state, sort, after }: ProductQuery,
) {
  const { keys, direction } = sorts[sort];
  const order = { name: sort, keys: [...keys, createIdKey(products.id)], direction };
  const hasWords = await matchProducts(ctx, q);
  const { rows, nextCursor } = await readPage({ order, after }, (page) =>
    selectProducts(ctx, page.place)
      .where(and(states[state], hasWords, isIn(category), page.follows))
      .orderBy(page.order)
      .limit(page.limit),
  );
  return {
    products: await toProductRows(ctx, rows),
    nextCursor,
    counts: await countStates(ctx),
  };
}

/**
 * Each word somewhere in the name, the tags, or the SKU, barcode or name of the product or a
 * variant of it. For words that many products have, the list is read in its order until a page is
 * full; rare ones are found by an index.
 */
async function matchProducts({ db }: Pick<Context, "db">, q: string): Promise<SQL | undefined> {
  const plain = sql`search_text`;
  const inOrder = matchCommon(q, plain).map(
    (hasWord) => sql`exists (
      select from (
        select ${products.searchText}
        union all select search_text from product_variants where product_id = ${products.id}
      ) texts where ${hasWord})`,
  );
  const byIndex = matchPlain(q, plain).map(
    (hasWord) => sql`${products.id} in (
      select id from products where ${hasWord}
      union all select product_id from product_variants where ${hasWord})`,
  );
  return selectMatch(db, "products", { inOrder: and(...inOrder), byIndex: and(...byIndex) });
}

function isIn(category: ProductQuery["category"]): SQL | undefined {
  if (category === undefined) return undefined;
  return category === "none"
    ? isNull(products.categoryId)
    : or(eq(productCategories.id, category), eq(productCategories.parentId, category));
}

async function countStates({ db }: Pick<Context, "db">): Promise<Record<ProductState, number>> {
  const count = (state: ProductState) => sql<number>`count(*) filter (where ${states[state]})::int`;
  const [counts] = await db
    .select({
      all: count("all"),
      active: count("active"),
      inactive: count("inactive"),
      featured: count("featured"),
      late: count("late"),
      deleted: count("deleted"),
    })
    .from(products);
  return counts ?? { all: 0, active: 0, inactive: 0, featured: 0, late: 0, deleted: 0 };
}
