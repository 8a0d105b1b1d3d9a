import { eq } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { writePrice } from "#modules/catalog/write-price.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import { getPrice } from "./list-stock.ts";

/**
 * Sets the price of a variant, with its shekel price by the newest rate, and returns both. Existing
 * orders keep their prices. Throws `not_found`, and `conflict` when the price is no longer what the
 * staff member saw.
 */
export async function setPrice(
  ctx: Pick<Context, "db" | "clock">,
  variantId: string,
  sent: { readonly priceMinor: number; readonly version: string },
) {
  const variant = eq(productVariants.id, variantId);
  const [before] = await ctx.db.select().from(productVariants).where(variant).for("no key update");
  if (before === undefined) throw new AppError("not_found", `there is no variant ${variantId}`);
  const { priceMinor } = before;
  const current = { version: toVersion(priceMinor), priceMinor };
  await assertVersion(ctx, { entity: "product_variants", id: variantId }, current, sent);
  const isSame = priceMinor === sent.priceMinor;
  const after = isSame ? before : await writePrice(ctx, before, sent.priceMinor);
  return { ...getPrice(after), version: toVersion(after.priceMinor) };
}
