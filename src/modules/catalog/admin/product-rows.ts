import { eq, sql, type SQL } from "drizzle-orm";
import { getFirstImage } from "#modules/catalog/first-image.ts";
import { BIN_DAYS } from "#modules/catalog/admin-names.ts";
import { getState } from "#modules/catalog/publishing.ts";
import { productCategories, products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { findNewestIlsRate } from "#modules/currency/newest-rate.ts";
import { orderItems } from "#modules/orders/tables.ts";
import { DAY_MS } from "#shared/durations.ts";
import { convertMoney } from "#shared/exchange.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, money } from "#shared/money.ts";

const ofProduct = sql`${productVariants.productId} = ${products.id}`;

/** True for products that the bin never removes: those with orders, or with units in stock. */
export const isStored = sql<boolean>`exists (
  select from ${productVariants}
  where ${ofProduct} and (
    ${productVariants.stockQuantity} > 0 or ${productVariants.reservedQuantity} > 0
    or exists (select from ${orderItems} where ${orderItems.variantId} = ${productVariants.id})
  )
)`;

/** Units that can be sold, of all variants together: added up at once, to sort all products. */
const stock = sql`(
  select product_id, sum(stock_quantity)::int as units from product_variants group by product_id
) stock`;
export const unitsInStock = sql`coalesce(stock.units, 0)`;

/** Products with the columns of the list, and their sort keys. */
export function selectProducts(
  { db }: Pick<Context, "db">,
  place: SQL<string[]> = sql`array[]::text[]`,
) {
  return (
    db
      .select({
        product: products,
        category: { id: productCategories.id, name: productCategories.name },
        imageUrl: getFirstImage(products.id),
        variants: sql<number>`(select count(*)::int from ${productVariants} where ${ofProduct})`,
        available: sql<number>`(
        select coalesce(sum(${productVariants.stockQuantity}), 0)::int from ${productVariants} where ${ofProduct}
      )`,
        isStored: sql<boolean>`${products.deletedAt} is not null and ${isStored}`,
        place,
      })
      .from(products)
      .leftJoin(productCategories, eq(productCategories.id, products.categoryId))
      // Not read unless the order needs it: the planner leaves out a join of one row at most.
      .leftJoin(stock, sql`stock.product_id = ${products.id}`)
  );
}

/** Turns the result of `selectProducts` into rows, with shekels by the newest rate. */
export async function toProductRows(
  ctx: Pick<Context, "db">,
  found: Awaited<ReturnType<typeof selectProducts>>,
) {
  const rate = await findNewestIlsRate(ctx, MAIN_CURRENCY);
  return found.map(({ product, ...row }) => {
    const { basePriceMinor, currency, deletedAt } = product;
    const basePrice = money(basePriceMinor, currency);
    const isStaying = deletedAt === null || row.isStored;
    return {
      ...product,
      ...row,
      basePrice,
      basePriceIls:
        rate && currency === MAIN_CURRENCY
          ? convertMoney(basePrice, rate.rate, HOME_CURRENCY)
          : null,
      state: getState(product),
      tags: product.tags ?? [],
      leavesBinAt: isStaying ? null : new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS),
    };
  });
}
