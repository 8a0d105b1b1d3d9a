import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { getStockLevel } from "./stock-levels.ts";
import { hasLevel, shownImage } from "./stock-conditions.ts";

/**
 * The number of variants (outside the bin) below the threshold of the settings, and the first
 * `limit` of them, the lowest first.
 */
export async function readLowStock(ctx: Pick<Context, "db" | "log">, limit: number) {
  const { low_stock_threshold: threshold } = await readOrderSettings(ctx);
  const isLow = and(isNull(products.deletedAt), hasLevel("below", threshold));
  const rows = await ctx.db
    .select({
      id: productVariants.id,
      productId: productVariants.productId,
      productName: products.name,
      variantName: productVariants.variantName,
      sku: productVariants.sku,
      imageUrl: shownImage,
      available: productVariants.stockQuantity,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(isLow)
    .orderBy(asc(productVariants.stockQuantity), asc(productVariants.sku))
    .limit(limit);
  return {
    threshold,
    count: rows[0]?.total ?? 0,
    variants: rows.map((row) => ({ ...row, level: getStockLevel(row.available, threshold) })),
  };
}
