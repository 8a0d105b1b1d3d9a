import { count, eq, isNull, sql, type SQL } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants, variantCosts } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { findNewestIlsRate } from "#modules/currency/newest-rate.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { MAIN_CURRENCY, HOME_CURRENCY, money } from "#shared/money.ts";
import type { StockTotals } from "./contract.ts";
import type { StockFilter } from "./stock-levels.ts";
import { hasLevel } from "./stock-conditions.ts";
import { mayReadCosts } from "#modules/catalog/variant-costs.ts";

/**
 * Totals of all variants outside the bin: units, variants with low stock, and the value of the
 * units on the shelf, at the catalog's prices and, for staff who may see it, at cost. In dollars
 * and, by the newest rate and rounded half up, in shekels.
 */
export async function readStockTotals(
  ctx: Pick<Context, "db" | "log" | "actor">,
): Promise<StockTotals> {
  const { low_stock_threshold: threshold } = await readOrderSettings(ctx);
  const rate = await findNewestIlsRate(ctx, MAIN_CURRENCY);
  const { stockQuantity: available, reservedQuantity: reserved, priceMinor } = productVariants;
  const countVariants = (level: StockFilter) =>
    sql`count(*) filter (where ${hasLevel(level, threshold) ?? sql`true`})`.mapWith(Number);
  const onHand = sql`(${available} + ${reserved})`;
  const value = sql`coalesce(sum(${priceMinor}::bigint * ${onHand}), 0)`;
  const atCost = sql`coalesce(sum(${variantCosts.costMinor}::bigint * ${onHand}), 0)`;
  const convertToShekels = (amount: SQL) =>
    sql<string | null>`round(${amount} * ${rate?.rate ?? null}::numeric)`;
  const [totals] = await ctx.db
    .select({
      variants: count(),
      available: computeSum(sql`${available}`),
      reserved: computeSum(sql`${reserved}`),
      belowThreshold: countVariants("below"),
      low: countVariants("low"),
      critical: countVariants("critical"),
      out: countVariants("out"),
      value: value.mapWith(Number),
      valueIls: convertToShekels(value),
      atCost: atCost.mapWith(Number),
      atCostIls: convertToShekels(atCost),
      uncostedUnits:
        sql`coalesce(sum(${onHand}) filter (where ${variantCosts.costMinor} is null), 0)`.mapWith(
          Number,
        ),
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .leftJoin(variantCosts, eq(variantCosts.variantId, productVariants.id))
    .where(isNull(products.deletedAt));
  if (totals === undefined) throw new Error("an aggregate without a row");
  const { valueIls, atCost: cost, atCostIls, uncostedUnits, ...figures } = totals;
  return {
    ...figures,
    onHand: figures.available + figures.reserved,
    threshold,
    value: money(figures.value, MAIN_CURRENCY),
    valueIls: toShekels(valueIls),
    atCost: mayReadCosts(ctx.actor)
      ? { value: money(cost, MAIN_CURRENCY), valueIls: toShekels(atCostIls), uncostedUnits }
      : null,
  };
}

const toShekels = (agorot: string | null) =>
  agorot === null ? null : money(Number(agorot), HOME_CURRENCY);

const computeSum = (units: SQL) => sql`coalesce(sum(${units}), 0)`.mapWith(Number);
