import { eq, sql } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { newestIlsRate } from "#modules/currency/newest-rate.ts";
import { AppError } from "#shared/errors.ts";
import type { VariantPrice } from "./contract.ts";
import { getPrice } from "./list-stock.ts";
import { converted } from "./update-display-prices.ts";

/**
 * Sets what a variant costs, with its shekel price by the newest rate, and returns both. Orders
 * that are there keep the price they were made at. Throws `not_found`, and `conflict` when the
 * price is no longer what somebody saw: the field `priceMinor` tells what it is.
 */
export async function setPrice(
  ctx: Pick<Context, "db" | "clock">,
  variantId: string,
  { priceMinor, seenMinor }: { readonly priceMinor: number; readonly seenMinor: number },
): Promise<VariantPrice> {
  const variant = eq(productVariants.id, variantId);
  const [before] = await ctx.db.select().from(productVariants).where(variant).for("no key update");
  if (before === undefined) throw new AppError("not_found", `there is no variant ${variantId}`);
  // The wanted price is there already: no conflict, perhaps only the first answer was lost.
  if (before.priceMinor === priceMinor) return getPrice(before);
  if (before.priceMinor !== seenMinor)
    throw new AppError("conflict", `the price is ${before.priceMinor}, not ${seenMinor}`, {
      fields: { priceMinor: [String(before.priceMinor)] },
    });
  return writePrice(ctx, before, priceMinor);
}

/** Writes the price of a variant that is locked. */
export async function writePrice(
  ctx: Pick<Context, "db" | "clock">,
  { id, baseCurrency }: typeof productVariants.$inferSelect,
  priceMinor: number,
): Promise<VariantPrice> {
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
  return getPrice(after);
}
