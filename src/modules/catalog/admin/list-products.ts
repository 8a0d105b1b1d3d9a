import type { ProductQuery } from "./request-bodies.ts";
import { and, eq, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import type { ProductSort, ProductState } from "#modules/catalog/admin-names.ts";
import { productCategories, products } from "#modules/catalog/tables.ts";
import { isOverdue } from "#modules/catalog/late-publishing.ts";
import type { Context } from "#modules/context.ts";
import { readPage, type Direction } from "#platform/db/read-page.ts";
import {
  createIdKey,
  createInstantKey,
  createIntegerKey,
  createTextKey,
  type SortKey,
} from "#platform/db/sort-key.ts";
import { matchPlain } from "#platform/db/like.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import { availableUnits, selectProducts, toProductRows } from "./product-rows.ts";

const byPrice = createIntegerKey(sql`${products.basePriceMinor}`);
const byName = createTextKey(sql`lower(${products.name})`, sql`"default"`);
/** Longer than any name. */
const MAX_NAME = 250;

/** The storefront's order as one sortable text: featured first, then the owner's own order. */
const shopOrder = sql`concat(
  case when ${products.featured} then 0 else 1 end, lpad(${products.displayOrder}::text, 10, '0'),
  (extract(epoch from ${products.createdAt}) * 1000000)::bigint
)`;

/** Sort keys; products with equal keys come in the order of their ids. */
const sorts: Readonly<Record<ProductSort, { key: SortKey; direction: Direction }>> = {
  newest: { key: createInstantKey(sql`${products.createdAt}`), direction: "desc" },
  shop: { key: createTextKey(shopOrder, sql`"C"`), direction: "asc" },
  updated: { key: createInstantKey(sql`${products.updatedAt}`), direction: "desc" },
  name: {
    key: {
      ...byName,
      parseText: (text) =>
        isPlainLine(text) && text.length <= MAX_NAME ? byName.parseText(text) : undefined,
    },
    direction: "asc",
  },
  price: { key: byPrice, direction: "asc" },
  "-price": { key: byPrice, direction: "desc" },
  available: { key: createIntegerKey(availableUnits), direction: "asc" },
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
  const { key, direction } = sorts[sort];
  const order = { name: sort, keys: [key, createIdKey(products.id)], direction };
  const { rows, nextCursor } = await readPage({ order, after }, (page) =>
    selectProducts(ctx, page.place)
      .where(and(states[state], matchProducts(q), isIn(category), page.follows))
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
 * variant of it.
 */
function matchProducts(q: string): SQL | undefined {
  return and(
    ...matchPlain(q, sql`search_text`).map(
      (hasWord) => sql`${products.id} in (
        select id from products where ${hasWord}
        union all select product_id from product_variants where ${hasWord})`,
    ),
  );
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
