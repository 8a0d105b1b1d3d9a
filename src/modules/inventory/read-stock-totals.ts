import { count, eq, isNull, sql, type SQL } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { newestIlsRate } from "#modules/currency/newest-rate.ts";
import { rateBase } from "#modules/currency/rates.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { money } from "#shared/money.ts";
import type { StockTotals } from "./contract.ts";
import type { StockFilter } from "./levels.ts";
import { hasLevel } from "./stock-conditions.ts";

/**
 * All variants outside the bin together: bags, how many variants have few, and what lies on the
 * shelf at the catalog's prices, in dollars and, by the newest rate and rounded half up, in
 * shekels.
 */
export async function readStockTotals(ctx: Pick<Context, "db" | "log">): Promise<StockTotals> {
  const { low_stock_threshold: threshold } = await readOrderSettings(ctx);
  const rate = await newestIlsRate(ctx, rateBase);
  const { stockQuantity: available, reservedQuantity: reserved, priceMinor } = productVariants;
  const variants = (level: StockFilter) =>
    sql`count(*) filter (where ${hasLevel(level, threshold) ?? sql`true`})`.mapWith(Number);
  const value = sql`coalesce(sum(${priceMinor}::bigint * (${available} + ${reserved})), 0)`;
  const [totals] = await ctx.db
    .select({
      variants: count(),
      available: computeSum(sql`${available}`),
      reserved: computeSum(sql`${reserved}`),
      belowThreshold: variants("below"),
      low: variants("low"),
      critical: variants("critical"),
      out: variants("out"),
      value: value.mapWith(Number),
      valueIls: sql<string | null>`round(${value} * ${rate?.rate ?? null}::numeric)`,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(isNull(products.deletedAt));
  if (totals === undefined) throw new Error("an aggregate without a row");
  const { valueIls, ...figures } = totals;
  return {
    ...figures,
    onHand: figures.available + figures.reserved,
    threshold,
    value: money(figures.value, rateBase),
    valueIls: valueIls === null ? null : money(Number(valueIls), "ILS"),
  };
}

const computeSum = (bags: SQL) => sql`coalesce(sum(${bags}), 0)`.mapWith(Number);
