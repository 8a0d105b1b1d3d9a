import { and, eq, ne, notExists, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findNewestIlsRate } from "#modules/currency/newest-rate.ts";
import { convertMinor } from "./change-display-prices.ts";
import { products } from "./tables.ts";
import { productVariants } from "./variant-tables.ts";
import { HOME_CURRENCY } from "#shared/money.ts";

type VariantRow = typeof productVariants.$inferSelect;

/**
 * Writes the price of a variant that the caller has locked, with its shekel price by the newest
 * rate, and returns the new state of the variant. Once all variants of the product have this price,
 * it is the product's base price, too: the list of products shows that, and new variants begin
 * with it.
 */
export async function writePrice(
  ctx: Pick<Context, "db" | "clock">,
  { id, baseCurrency }: VariantRow,
  priceMinor: number,
): Promise<VariantRow> {
  const rate = await findNewestIlsRate(ctx, baseCurrency);
  const [after] = await ctx.db
    .update(productVariants)
    .set({
      priceMinor,
      displayCurrency: HOME_CURRENCY,
      // Without a rate the shekel price is removed, because that of the old price would be wrong.
      displayPriceMinor:
        rate === undefined
          ? null
          : convertMinor(sql`${priceMinor}::integer`, sql`${rate.rate}::numeric`),
      lastExchangeUpdate: rate === undefined ? null : ctx.clock(),
    })
    .where(eq(productVariants.id, id))
    .returning();
  if (after === undefined) throw new Error("a locked variant has gone");
  await moveBasePrice(ctx, after);
  return after;
}

async function moveBasePrice(
  { db }: Pick<Context, "db">,
  { productId, priceMinor, baseCurrency }: VariantRow,
): Promise<void> {
  const others = db
    .select()
    .from(productVariants)
    .where(
      and(eq(productVariants.productId, productId), ne(productVariants.priceMinor, priceMinor)),
    );
  await db
    .update(products)
    .set({ basePriceMinor: priceMinor })
    .where(
      and(
        eq(products.id, productId),
        eq(products.currency, baseCurrency),
        ne(products.basePriceMinor, priceMinor),
        notExists(others),
      ),
    );
}
