import { and, between, eq, lt, type SQL } from "drizzle-orm";
import { getVariantImage } from "#modules/catalog/first-image.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { selectMatch } from "#platform/db/estimate-matches.ts";
import { matchCommon, matchPlain } from "#platform/db/like.ts";
import { CRITICAL_STOCK, type StockFilter } from "./stock-levels.ts";

const available = productVariants.stockQuantity;

/**
 * The variants that a filter of the list shows; `threshold` is the setting below which stock is
 * low.
 */
export function hasLevel(level: StockFilter, threshold: number): SQL | undefined {
  switch (level) {
    case "all":
      return undefined;
    case "out":
      return eq(available, 0);
    case "critical":
      return between(available, 1, CRITICAL_STOCK);
    case "low":
      // Critical stock counts as low as well, even if the threshold is smaller.
      return between(available, 1, Math.max(threshold - 1, CRITICAL_STOCK));
    case "below":
      return lt(available, threshold);
  }
}

/**
 * Each word somewhere in the names, the stock keeping unit or the barcode. Nothing for no words.
 * For words that many variants have, the list is read in its order until a page is full; rare ones
 * are found by an index.
 */
export async function matchWords(
  { db }: Pick<Context, "db">,
  text: string,
): Promise<SQL | undefined> {
  return selectMatch(db, "product_variants", {
    inOrder: and(...matchCommon(text, productVariants.searchText)),
    byIndex: and(...matchPlain(text, productVariants.searchText)),
  });
}

/** The image that stands for the variant. */
export const shownImage = getVariantImage(productVariants);
