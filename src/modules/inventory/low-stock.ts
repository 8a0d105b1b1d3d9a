import { and, asc, eq, isNull, max, min, sql } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { getStockLevel } from "./stock-levels.ts";
import { hasLevel, shownImage } from "./stock-conditions.ts";
import { stockAlerts } from "./tables.ts";

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

/**
 * The number of the same variants, and when the first of the alerts about their present levels
 * came; null for variants that were low from the start.
 */
export async function readLowStockAlerts(
  ctx: Pick<Context, "db" | "log">,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { low_stock_threshold: threshold } = await readOrderSettings(ctx);
  const newestAlert = ctx.db
    .select({ variantId: stockAlerts.variantId, at: max(stockAlerts.createdAt).as("at") })
    .from(stockAlerts)
    .groupBy(stockAlerts.variantId)
    .as("newest_alert");
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::integer`, oldestAt: min(newestAlert.at) })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(newestAlert, eq(newestAlert.variantId, productVariants.id))
    .where(and(isNull(products.deletedAt), hasLevel("below", threshold)));
  const { count = 0, oldestAt = null } = row ?? {};
  // An aggregate of a subquery comes as a text.
  return { count, oldestAt: oldestAt === null ? null : new Date(oldestAt) };
}
