import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { products } from "#modules/catalog/tables.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { formatNameWithSize } from "#modules/catalog/variant-names.ts";
import type { Context } from "#modules/context.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { readPage, type Order } from "#platform/db/read-page.ts";
import { createTextKey } from "#platform/db/sort-key.ts";
import { toVersion } from "#platform/to-version.ts";
import { HOME_CURRENCY, money, type Money } from "#shared/money.ts";
import type { Demand } from "./contract.ts";
import { getStockLevel, type StockFilter } from "./stock-levels.ts";
import { readDemand } from "./read-demand.ts";
import { matchWords, hasLevel, shownImage } from "./stock-conditions.ts";
import { readVisibleCosts } from "#modules/catalog/variant-costs.ts";

const size = 100;
const bySku: Order = {
  name: "stock",
  keys: [createTextKey(sql`${productVariants.sku}`)],
  direction: "asc",
};

/** For a variant that was deleted between two statements. */
const nobodyWants: Demand = {
  waiting: 0,
  held: 0,
  preordered: 0,
  soldPerWeek: 0,
  daysLeft: null,
  orderBy: null,
  expected: null,
};

/**
 * Up to 100 variants with their stock and price, by stock keeping unit, also those that are not for
 * sale, but not those in the bin, and the cursor of those that follow; null when there are none.
 */
export async function listStock(
  ctx: Pick<Context, "db" | "log" | "actor" | "clock">,
  filter: {
    readonly q?: string | undefined;
    readonly level?: StockFilter;
    readonly after?: string | undefined;
  },
) {
  const { low_stock_threshold: threshold } = await readOrderSettings(ctx);
  const { q = "", level = "all", after } = filter;
  const hasWords = await matchWords(ctx, q);
  const { rows, nextCursor } = await readPage({ order: bySku, after, size }, async (page) => {
    const which = and(page.follows, hasWords, hasLevel(level, threshold));
    const found = await findVariants(ctx, which, page.limit);
    return found.map((row) => ({ ...row, place: [row.variant.sku] }));
  });
  const ids = rows.map(({ variant }) => variant.id);
  const costs = await readVisibleCosts(ctx, ids);
  const demand = await readDemand(ctx, ids);
  return {
    variants: rows.map(({ variant, productName, imageUrl }) => {
      const { id, productId, sku, barcode, slug, isActive } = variant;
      const { stockQuantity: available, reservedQuantity: reserved } = variant;
      return {
        id,
        productId,
        productName,
        variantName: formatNameWithSize(variant),
        sku,
        barcode,
        slug,
        imageUrl,
        isActive,
        onHand: available + reserved,
        reserved,
        available,
        level: getStockLevel(available, threshold),
        ...getPrice(variant),
        cost: costs.get(id) ?? null,
        versions: getVersions(variant, costs.get(id) ?? null),
        demand: demand.get(id) ?? nobodyWants,
      };
    }),
    nextCursor,
    threshold,
  };
}

/** Variants outside the bin, by stock keeping unit. */
export async function findVariants(
  { db }: Pick<Context, "db">,
  which: SQL | undefined,
  limit: number,
) {
  return db
    .select({ variant: productVariants, productName: products.name, imageUrl: shownImage })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(isNull(products.deletedAt), which))
    .orderBy(asc(productVariants.sku))
    .limit(limit);
}

/** The versions of what is changed by itself of a variant. */
export function getVersions(
  { stockQuantity, priceMinor }: typeof productVariants.$inferSelect,
  cost: Money | null,
) {
  return {
    stock: toVersion(stockQuantity),
    price: toVersion(priceMinor),
    cost: toVersion(cost?.amountMinor ?? null),
  };
}

/** Price of a variant, and its price in shekels as of the last update of prices. */
export function getPrice(variant: typeof productVariants.$inferSelect) {
  const { priceMinor, baseCurrency, displayPriceMinor, displayCurrency } = variant;
  const isInShekels = displayPriceMinor !== null && displayCurrency === HOME_CURRENCY;
  return {
    price: money(priceMinor, baseCurrency),
    priceIls: isInShekels ? money(displayPriceMinor, HOME_CURRENCY) : null,
    lastExchangeUpdate: variant.lastExchangeUpdate,
  };
}
