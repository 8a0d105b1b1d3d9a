import { and, eq, ilike, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { catalogueDeskEndpoints } from "#modules/catalog/desk-contract.ts";
import type { ProductSort, ProductState } from "#modules/catalog/desk-words.ts";
import type { ProductRow } from "#modules/catalog/desk-shapes.ts";
import { productCategories, products, productVariants } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import type { EndpointInput } from "#shared/contract.ts";
import { isPlainLine } from "#shared/plain-text.ts";
import { availableBags, selectProducts, toProductRows } from "./product-rows.ts";
import { refusedField } from "./refusals.ts";

type Query = EndpointInput<typeof catalogueDeskEndpoints.listProducts>["query"];

const PAGE_SIZE = 50;

const micros = (time: SQL) => sql`(extract(epoch from ${time}) * 1000000)::bigint`;

/** What each sort compares; products that are equal in it come in the order of their ids. */
const sorts: Readonly<
  Record<ProductSort, { key: SQL; kind: "number" | "text"; isDescending: boolean }>
> = {
  newest: { key: micros(sql`${products.createdAt}`), kind: "number", isDescending: true },
  updated: { key: micros(sql`${products.updatedAt}`), kind: "number", isDescending: true },
  name: { key: sql`lower(${products.name})`, kind: "text", isDescending: false },
  price: { key: sql`${products.basePriceMinor}::bigint`, kind: "number", isDescending: false },
  "-price": { key: sql`${products.basePriceMinor}::bigint`, kind: "number", isDescending: true },
  available: { key: sql`${availableBags}::bigint`, kind: "number", isDescending: false },
};

const states: Readonly<Record<ProductState, SQL | undefined>> = {
  all: isNull(products.deletedAt),
  active: and(isNull(products.deletedAt), eq(products.isActive, true)),
  inactive: and(isNull(products.deletedAt), eq(products.isActive, false)),
  featured: and(isNull(products.deletedAt), eq(products.featured, true)),
  deleted: isNotNull(products.deletedAt),
};

/**
 * Up to 50 products that fit the query, the cursor of those that follow (null when there are none), and how many there are
 * of each state. Throws `invalid_fields` for a cursor that no page of this sort ended with.
 */
export async function listProducts(
  ctx: Pick<Context, "db">,
  { q = "", category, state, sort, after }: Query,
): Promise<{
  products: ProductRow[];
  nextCursor: string | null;
  counts: Record<ProductState, number>;
}> {
  const { key, kind, isDescending } = sorts[sort];
  const rows = await selectProducts(ctx, key)
    .where(and(states[state], matches(q), isIn(category), follows()))
    .orderBy(
      isDescending ? sql`${key} desc` : sql`${key} asc`,
      isDescending ? sql`${products.id} desc` : sql`${products.id} asc`,
    )
    // One more than is shown tells whether there is a next page.
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    products: await toProductRows(ctx, shown),
    nextCursor: last ? cursorOf([sort, last.sortKey, last.product.id]) : null,
    counts: await countStates(ctx),
  };

  function follows(): SQL | undefined {
    if (after === undefined) return undefined;
    const [value, id] = placeOf(sort, kind, after);
    const place =
      kind === "number" ? sql`(${value}::bigint, ${id}::uuid)` : sql`(${value}, ${id}::uuid)`;
    return isDescending
      ? sql`(${key}, ${products.id}) < ${place}`
      : sql`(${key}, ${products.id}) > ${place}`;
  }
}

const cursorShape = z.tuple([z.string(), z.string().max(250), z.uuid()]);

function cursorOf(place: z.infer<typeof cursorShape>): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

function placeOf(sort: ProductSort, kind: "number" | "text", cursor: string) {
  const parsed = cursorShape.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  const [of, value, id] = parsed.data ?? ["", "", ""];
  const isValue = kind === "number" ? /^-?\d{1,17}$/.test(value) : isPlainLine(value);
  if (of !== sort || !isValue) throw refusedField("after", "malformed");
  return [value, id] as const;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Each word somewhere in the name, the tags, or the SKU, barcode or name of the product or a variant of it. */
function matches(q: string): SQL | undefined {
  const words = q.split(/\s+/).filter((word) => word !== "");
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return or(
        ilike(products.name, pattern),
        ilike(products.sku, pattern),
        sql`array_to_string(${products.tags}, ' ') ilike ${pattern}`,
        sql`exists (
          select from ${productVariants}
          where ${productVariants.productId} = ${products.id} and ${or(
            ilike(productVariants.sku, pattern),
            ilike(productVariants.barcode, pattern),
            ilike(productVariants.variantName, pattern),
          )}
        )`,
      );
    }),
  );
}

function isIn(category: Query["category"]): SQL | undefined {
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
      deleted: count("deleted"),
    })
    .from(products);
  return counts ?? { all: 0, active: 0, inactive: 0, featured: 0, deleted: 0 };
}
