import { asc, eq, sql } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import { getAmount } from "#modules/analytics/amounts.ts";
import type { Days } from "#shared/days.ts";
import { getPeriods } from "#modules/analytics/periods.ts";
import { salesPeriods, type SalesPeriod } from "#modules/catalog/admin-names.ts";
import type { ProductFigures } from "#modules/catalog/admin-shapes.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { readSold, type Sold } from "#modules/orders/sales-stats.ts";
import { toSqlDay } from "#platform/db/jerusalem-days.ts";
import { readProductRow } from "./read-product.ts";

/** The number of orders with a variant, in the days of a period that no shorter period contains. */
type OrderCount = {
  /** Null for all variants together. */
  readonly variantId: string | null;
  readonly bucket: SalesPeriod;
  readonly orders: number;
  readonly last: string | null;
};
type Sales = ProductFigures["total"][SalesPeriod];

/**
 * Sales of a product in the last 30, 90 and 365 days and ever, by variant and together; days are
 * those of Jerusalem, and today counts. Units and revenue are defined as in the analytics, so the
 * numbers agree. Throws `not_found`.
 */
export async function readProductFigures(ctx: Context, productId: string): Promise<ProductFigures> {
  await readProductRow(ctx, productId);
  const variants = await ctx.db
    .select({
      id: productVariants.id,
      variantName: productVariants.variantName,
      sku: productVariants.sku,
    })
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.createdAt), asc(productVariants.sku));
  const ids = new Set(variants.map(({ id }) => id));
  const counts = await countOrders(ctx, productId);
  const byPeriod: { period: SalesPeriod; total: Sales; parts: Map<string, Sales> }[] = [];
  for (const period of salesPeriods) {
    // oxlint-disable-next-line no-await-in-loop -- one connection does one thing at a time
    const sold = (await readSold(ctx, getDays(ctx, period))).filter(({ item }) => ids.has(item));
    const getOrders = (variantId: string | null) => countOrdersIn(counts, variantId, period);
    byPeriod.push({
      period,
      total: toSales(sold, getOrders(null)),
      parts: new Map(
        variants.map(({ id }) => [
          id,
          toSales(
            sold.filter(({ item }) => item === id),
            getOrders(id),
          ),
        ]),
      ),
    });
  }
  const toPeriods = (pick: (of: (typeof byPeriod)[number]) => Sales) =>
    // one entry for each period
    Object.fromEntries(byPeriod.map((of) => [of.period, pick(of)])) as Record<SalesPeriod, Sales>;
  return {
    total: toPeriods(({ total }) => total),
    variants: variants.map((variant) => ({
      ...variant,
      sales: toPeriods(({ parts }) => parts.get(variant.id) ?? toSales([], 0)),
    })),
    lastOrderedAt: getNewest(counts),
  };
}

function getDays({ clock }: Context, period: SalesPeriod): Days {
  const today = toDay(clock());
  return period === "all" ? { from: "0001-01-01", to: today } : getPeriods(today, period).now;
}

async function countOrders({ db, clock }: Context, productId: string): Promise<OrderCount[]> {
  const today = toSqlDay(clock());
  const { rows } = await db.execute<OrderCount>(sql`
    select line.variant_id as "variantId", line.bucket, count(distinct line.order_id)::int as orders,
      to_char(max(line.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last
    from (
      select i.variant_id, f.order_id, f.created_at,
        case
          when f.day > ${today} - 30 then '30'
          when f.day > ${today} - 90 then '90'
          when f.day > ${today} - 365 then '365'
          else 'all' end as bucket
      from product_variants v
      join order_items i on i.variant_id = v.id
      join order_figures f on f.order_id = i.order_id
      where v.product_id = ${productId}
    ) line
    group by grouping sets ((line.variant_id, line.bucket), (line.bucket))`);
  return rows;
}

/** A period contains the shorter ones. */
function countOrdersIn(
  counts: readonly OrderCount[],
  variantId: string | null,
  period: SalesPeriod,
): number {
  const buckets = salesPeriods.slice(0, salesPeriods.indexOf(period) + 1);
  return counts
    .filter((count) => count.variantId === variantId && buckets.includes(count.bucket))
    .reduce((sum, { orders }) => sum + orders, 0);
}

function toSales(sold: readonly Sold[], orders: number): Sales {
  const computeSum = (of: (it: Sold) => number) => sold.reduce((sum, it) => sum + of(it), 0);
  const { original, ils } = getAmount({
    revenue: computeSum((it) => it.revenue),
    agorot: computeSum((it) => it.agorot),
    unratedRevenue: computeSum((it) => it.unratedRevenue),
  });
  return {
    units: computeSum((it) => it.units),
    completedUnits: computeSum((it) => it.revenueUnits),
    orders,
    revenue: original,
    revenueIls: ils,
  };
}

function getNewest(counts: readonly OrderCount[]): string | null {
  return (
    counts
      .map(({ last }) => last ?? "")
      .toSorted()
      .at(-1) ?? null
  );
}
