import { asc, eq, sql } from "drizzle-orm";
import { salesPeriods, type SalesPeriod } from "#modules/catalog/desk-words.ts";
import type { ProductFigures } from "#modules/catalog/desk-shapes.ts";
import { productVariants } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { money } from "#shared/money.ts";
import { readProductRow } from "./read-product.ts";

type Sums = {
  readonly bags: number;
  readonly cents: number;
  readonly agorot: number;
  readonly orders: number;
};
/** What was sold in days that belong to no shorter period. */
type Row = Sums & {
  /** Null for all variants together. */
  readonly variantId: string | null;
  readonly bucket: SalesPeriod;
  readonly last: string | null;
};
type Sales = ProductFigures["total"][SalesPeriod];

/**
 * What a product has sold in the last 30, 90 and 365 days and ever, by variant and together; days are those of Jerusalem,
 * and today counts. Its share of an order's revenue is that of its lines in the order's subtotal. Throws `not_found`.
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
  const rows = await readRows(ctx, productId);
  const byPeriod = salesPeriods.map((period) => {
    const sumsOf = (variantId: string | null) => sumUp(rows, variantId, period);
    const total = sumsOf(null);
    const parts = variants.map(({ id }) => sumsOf(id));
    const cents = spread(parts.map((part) => part.cents));
    const agorot = spread(parts.map((part) => part.agorot));
    return {
      period,
      total: toSales(total, Math.round(total.cents), Math.round(total.agorot)),
      parts: parts.map((part, index) => toSales(part, cents[index] ?? 0, agorot[index] ?? 0)),
    };
  });
  const inPeriods = (pick: (of: (typeof byPeriod)[number]) => Sales) =>
    // one entry for each period
    Object.fromEntries(byPeriod.map((of) => [of.period, pick(of)])) as Record<SalesPeriod, Sales>;
  const nothing = toSales({ bags: 0, cents: 0, agorot: 0, orders: 0 }, 0, 0);
  return {
    total: inPeriods(({ total }) => total),
    variants: variants.map((variant, index) => ({
      ...variant,
      sales: inPeriods(({ parts }) => parts[index] ?? nothing),
    })),
    lastOrderedAt: newest(rows),
  };
}

async function readRows({ db, clock }: Context, productId: string): Promise<Row[]> {
  const today = sql`(${clock().toISOString()}::timestamptz at time zone 'Asia/Jerusalem')::date`;
  const { rows } = await db.execute<Row>(sql`
    select line.variant_id as "variantId", line.bucket,
      coalesce(sum(line.bags) filter (where line.is_revenue), 0)::int as bags,
      coalesce(sum(line.cents * line.share), 0)::float8 as cents,
      coalesce(sum(line.agorot * line.share), 0)::float8 as agorot,
      count(distinct line.order_id)::int as orders,
      to_char(max(line.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last
    from (
      select i.variant_id, f.order_id, f.created_at, f.is_revenue,
        i.quantity - i.restocked_quantity as bags,
        case when f.currency = 'USD' then f.revenue_minor end as cents,
        f.revenue_agorot as agorot,
        i.total_price_minor::numeric / nullif(o.subtotal_minor, 0) as share,
        case
          when f.day > ${today} - 30 then '30'
          when f.day > ${today} - 90 then '90'
          when f.day > ${today} - 365 then '365'
          else 'all' end as bucket
      from product_variants v
      join order_items i on i.variant_id = v.id
      join orders o on o.id = i.order_id
      join order_figures f on f.order_id = i.order_id
      where v.product_id = ${productId}
    ) line
    group by grouping sets ((line.variant_id, line.bucket), (line.bucket))`);
  return rows;
}

/** A period contains the shorter ones. */
function sumUp(rows: readonly Row[], variantId: string | null, period: SalesPeriod): Sums {
  const buckets = salesPeriods.slice(0, salesPeriods.indexOf(period) + 1);
  let sums: Sums = { bags: 0, cents: 0, agorot: 0, orders: 0 };
  for (const row of rows)
    if (row.variantId === variantId && buckets.includes(row.bucket))
      sums = {
        bags: sums.bags + row.bags,
        cents: sums.cents + row.cents,
        agorot: sums.agorot + row.agorot,
        orders: sums.orders + row.orders,
      };
  return sums;
}

/** Whole numbers that add up to the rounded sum of `parts`: the largest fractions are rounded up. */
function spread(parts: readonly number[]): number[] {
  const whole = parts.map(Math.floor);
  const missing = Math.round(parts.reduce((a, b) => a + b, 0)) - whole.reduce((a, b) => a + b, 0);
  const byFraction = parts
    .map((part, index) => ({ index, fraction: part - Math.floor(part) }))
    .toSorted((a, b) => b.fraction - a.fraction)
    .slice(0, missing)
    .map(({ index }) => index);
  return whole.map((part, index) => part + (byFraction.includes(index) ? 1 : 0));
}

function toSales({ bags, orders }: Sums, cents: number, agorot: number): Sales {
  return { bags, orders, revenue: money(cents, "USD"), revenueIls: money(agorot, "ILS") };
}

function newest(rows: readonly Row[]): string | null {
  return (
    rows
      .map(({ last }) => last ?? "")
      .toSorted()
      .at(-1) ?? null
  );
}
