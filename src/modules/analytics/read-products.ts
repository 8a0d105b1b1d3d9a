import { eq, inArray, sql } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { shownImage } from "#modules/inventory/stock-conditions.ts";
import { readSold, type Sold } from "#modules/orders/sales-stats.ts";
import { isUuid } from "#shared/uuid.ts";
import { getAmount, getProfit } from "./amounts.ts";
import type { Periods } from "./periods.ts";
import type { Report } from "./report-contract.ts";

const SHOWN = 5;

type Named = Pick<
  Report["products"][number],
  "productId" | "productName" | "variantName" | "sku" | "imageUrl"
>;

/**
 * Sales of each item in both periods, and the best-selling items with the place that each had in
 * the period before.
 */
export async function readProducts(
  ctx: Pick<Context, "db">,
  { now, before }: Periods,
): Promise<{ sold: Sold[]; soldBefore: Sold[]; products: Report["products"] }> {
  const sold = await readSold(ctx, now);
  const soldBefore = await readSold(ctx, before);
  const units = sumUnits(sold);
  const ranksBefore = new Map(
    soldBefore.filter((it) => it.units > 0).map(({ item }, index) => [item, index + 1]),
  );
  const best = sold.filter((it) => it.units > 0).slice(0, SHOWN);
  const names = await readNames(
    ctx,
    best.map(({ item }) => item),
  );
  return {
    sold,
    soldBefore,
    products: best.map((it, index) => ({
      item: it.item,
      ...(names.get(it.item) ?? createNameless(it.item)),
      units: it.units,
      completedUnits: it.revenueUnits,
      share: it.units / units,
      rank: index + 1,
      rankBefore: ranksBefore.get(it.item) ?? null,
      revenue: getAmount(it),
      profit: getProfit([it]),
    })),
  };
}

export const sumUnits = (sold: readonly Sold[]) => sold.reduce((sum, { units }) => sum + units, 0);
const createNameless = (sku: string): Named => ({
  productId: null,
  productName: sku,
  variantName: null,
  sku,
  imageUrl: null,
});

/** The names in the catalog now; for a variant that is gone, the name in its last order. */
async function readNames(
  { db }: Pick<Context, "db">,
  items: readonly string[],
): Promise<Map<string, Named>> {
  const ids = items.filter(isUuid);
  const skus = items.filter((item) => !isUuid(item));
  const names = new Map<string, Named>();
  if (ids.length > 0) {
    const variants = await db
      .select({
        id: productVariants.id,
        productId: products.id,
        productName: products.name,
        variantName: productVariants.variantName,
        sku: productVariants.sku,
        imageUrl: shownImage,
      })
      .from(productVariants)
      .innerJoin(products, eq(products.id, productVariants.productId))
      .where(inArray(productVariants.id, ids));
    for (const { id, ...variant } of variants) names.set(id, variant);
  }
  if (skus.length > 0) {
    const { rows } = await db.execute<Named>(sql`
      select distinct on (i.sku) null as "productId", i.product_name as "productName", i.variant_name as "variantName", i.sku,
        i.image_url as "imageUrl"
      from order_items i join orders o on o.id = i.order_id
      where i.variant_id is null and i.sku in ${skus}
      order by i.sku, o.created_at desc`);
    for (const row of rows) names.set(row.sku, row);
  }
  return names;
}
