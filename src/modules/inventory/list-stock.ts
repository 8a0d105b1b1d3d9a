import { asc, eq, gt } from "drizzle-orm";
import { products, productVariants } from "#modules/catalog/tables.ts";
import type { Context } from "#modules/context.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import type { VariantStock } from "./contract.ts";
import { stockLevelOf } from "./levels.ts";

const PAGE_SIZE = 100;

/**
 * Up to 100 variants with their stock, by stock keeping unit, also those that are not for sale now, and the cursor of
 * those that follow; null when there are none.
 */
export async function listStock(
  ctx: Pick<Context, "db" | "log">,
  { after = "" }: { readonly after?: string | undefined },
): Promise<{ variants: VariantStock[]; nextCursor: string | null }> {
  const { low_stock_threshold } = await readOrderSettings(ctx);
  const rows = await ctx.db
    .select({ variant: productVariants, productName: products.name })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(gt(productVariants.sku, after))
    .orderBy(asc(productVariants.sku))
    // One more than is shown tells whether there is a next page.
    .limit(PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    variants: shown.map(({ variant, productName }) => {
      const { id, variantName, sku, barcode, colour, isActive } = variant;
      const { stockQuantity: available, reservedQuantity: reserved } = variant;
      const level = stockLevelOf(available, low_stock_threshold);
      const onHand = available + reserved;
      return {
        id,
        productName,
        variantName,
        sku,
        barcode,
        colour,
        isActive,
        onHand,
        reserved,
        available,
        level,
      };
    }),
    nextCursor: rows.length > PAGE_SIZE ? (shown.at(-1)?.variant.sku ?? null) : null,
  };
}
