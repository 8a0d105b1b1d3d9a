import { eq, sql, type SQL } from "drizzle-orm";
import { getFirstImage } from "#modules/catalog/first-image.ts";
import { BIN_DAYS } from "#modules/catalog/admin-names.ts";
import type { ProductRow } from "#modules/catalog/admin-shapes.ts";
import { getState } from "#modules/catalog/publishing.ts";
import { productCategories, products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { findNewestIlsRate } from "#modules/currency/newest-rate.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { DAY_MS } from "#shared/durations.ts";
import { convertMoney } from "#shared/exchange.ts";
import { money } from "#shared/money.ts";

const ofProduct = sql`${productVariants.productId} = ${products.id}`;

/** True for products that the bin never removes: those with orders, or with units in stock. */
export const isStored = sql<boolean>`exists (
  select from ${productVariants}
  where ${ofProduct} and (
    ${productVariants.stockQuantity} > 0 or ${productVariants.reservedQuantity} > 0
    or exists (select from ${orderItems} where ${orderItems.variantId} = ${productVariants.id})
  )
)`;

/** Units that can be sold, of all variants together. */
export const availableUnits = sql<number>`(
  select coalesce(sum(${productVariants.stockQuantity}), 0)::int from ${productVariants} where ${ofProduct}
)`;

/** Products with the columns of the list, and their sort keys. */
export function selectProducts(
  { db }: Pick<Context, "db">,
  place: SQL<string[]> = sql`array[]::text[]`,
) {
  return db
    .select({
      product: products,
      category: { id: productCategories.id, name: productCategories.name },
      imageUrl: getFirstImage(products.id),
      variants: sql<number>`(select count(*)::int from ${productVariants} where ${ofProduct})`,
      available: availableUnits,
      isStored: sql<boolean>`${products.deletedAt} is not null and ${isStored}`,
      place,
    })
    .from(products)
    .leftJoin(productCategories, eq(productCategories.id, products.categoryId));
}

type SelectedProduct = Awaited<ReturnType<typeof selectProducts>>[number];

/** Turns the result of `selectProducts` into rows, with shekels by the newest rate. */
export async function toProductRows(
  ctx: Pick<Context, "db">,
  found: readonly SelectedProduct[],
): Promise<ProductRow[]> {
  const rate = await findNewestIlsRate(ctx, "USD");
  return found.map((row) => {
    const { product, category, imageUrl, variants, available } = row;
    const { id, name, sku, isActive, featured, basePriceMinor, currency } = product;
    const basePrice = money(basePriceMinor, currency);
    return {
      id,
      name,
      sku,
      category,
      basePrice,
      basePriceIls: rate && currency === "USD" ? convertMoney(basePrice, rate.rate, "ILS") : null,
      isActive,
      state: getState(product),
      publishAt: product.publishAt?.toISOString() ?? null,
      featured,
      tags: product.tags ?? [],
      imageUrl,
      variants,
      available,
      createdAt: product.createdAt.toISOString(),
      updatedAt: product.updatedAt.toISOString(),
      deletedAt: product.deletedAt?.toISOString() ?? null,
      leavesBinAt: getRemoval(row),
    };
  });
}

function getRemoval({ product: { deletedAt }, isStored: stays }: SelectedProduct): string | null {
  if (deletedAt === null || stays) return null;
  return new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS).toISOString();
}
