import { eq } from "drizzle-orm";
import { createConflict } from "#modules/audit/create-conflict.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { writePrice } from "#modules/catalog/write-price.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { getPrice } from "./list-stock.ts";

/**
 * Sets the price of a variant, with its shekel price by the newest rate, and returns both. Existing
 * orders keep their prices. Throws `not_found`, and `conflict` when the price is no longer what the
 * staff member saw: the field `priceMinor` has the present one.
 */
export async function setPrice(
  ctx: Pick<Context, "db" | "clock">,
  variantId: string,
  {
    priceMinor,
    seenMinor: expectedMinor,
  }: { readonly priceMinor: number; readonly seenMinor: number },
) {
  const variant = eq(productVariants.id, variantId);
  const [before] = await ctx.db.select().from(productVariants).where(variant).for("no key update");
  if (before === undefined) throw new AppError("not_found", `there is no variant ${variantId}`);
  // The price is what was wanted already, so no conflict: perhaps only the first answer was lost.
  if (before.priceMinor === priceMinor) return getPrice(before);
  if (before.priceMinor !== expectedMinor)
    throw await createConflict(
      ctx,
      { entity: "product_variants", id: variantId },
      { priceMinor: [String(before.priceMinor)] },
    );
  return getPrice(await writePrice(ctx, before, priceMinor));
}
