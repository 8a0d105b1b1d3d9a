import { eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { newestIlsRate } from "#modules/currency/newest-rate.ts";
import { converted } from "./update-display-prices.ts";
import { productVariants } from "./variant-tables.ts";

type VariantRow = typeof productVariants.$inferSelect;

/**
 * Writes the price of a variant that is locked, with its shekel price by the newest rate, and
 * returns the variant as it is then.
 */
export async function writePrice(
  ctx: Pick<Context, "db" | "clock">,
  { id, baseCurrency }: VariantRow,
  priceMinor: number,
): Promise<VariantRow> {
  const rate = await newestIlsRate(ctx, baseCurrency);
  const [after] = await ctx.db
    .update(productVariants)
    .set({
      priceMinor,
      displayCurrency: "ILS",
      // Without a rate there are no shekels; those of the old price would be wrong.
      displayPriceMinor:
        rate === undefined
          ? null
          : converted(sql`${priceMinor}::integer`, sql`${rate.rate}::numeric`),
      lastExchangeUpdate: rate === undefined ? null : ctx.clock(),
    })
    .where(eq(productVariants.id, id))
    .returning();
  if (after === undefined) throw new Error("a locked variant has gone");
  return after;
}
