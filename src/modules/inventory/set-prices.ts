import { asc, eq } from "drizzle-orm";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { writePrice } from "#modules/catalog/write-price.ts";
import type { Context } from "#modules/context.ts";
import { AppError, MOST_FIELDS } from "#shared/errors.ts";
import type { RequestedPrice } from "./contract.ts";
import { getPrice } from "./list-stock.ts";

/**
 * Sets the prices of a product's variants, all of them or none, and returns them. Throws
 * `not_found`; and `conflict`, with the present prices by variant, when one is no longer what the
 * staff member saw, or with `variants` when the product has other variants.
 */
export async function setPrices(
  ctx: Pick<Context, "db" | "clock">,
  productId: string,
  prices: readonly RequestedPrice[],
) {
  const variants = await ctx.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(asc(productVariants.id))
    .for("no key update");
  if (variants.length === 0) throw new AppError("not_found", `no product ${productId}`);
  const requested = new Map(prices.map((it) => [it.variantId, it]));
  const matched = variants.flatMap((variant) => {
    const price = requested.get(variant.id);
    return price === undefined ? [] : [{ variant, ...price }];
  });
  if (matched.length < variants.length || matched.length < prices.length)
    throw new AppError("conflict", "the product has other variants", {
      fields: { variants: ["others"] },
    });
  // As for a single price: a price that is already the wanted one is no conflict.
  const moved = matched.filter(
    ({ variant, priceMinor, seenMinor: expectedMinor }) =>
      ![priceMinor, expectedMinor].includes(variant.priceMinor),
  );
  if (moved.length > 0)
    throw new AppError("conflict", `${moved.length} prices have changed`, {
      fields: Object.fromEntries(
        moved
          .slice(0, MOST_FIELDS)
          .map(({ variant }) => [variant.id, [String(variant.priceMinor)]]),
      ),
    });
  const after = [];
  for (const { variant, priceMinor } of matched) {
    const isSame = variant.priceMinor === priceMinor;
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
    const priced = isSame ? variant : await writePrice(ctx, variant, priceMinor);
    after.push({ variantId: variant.id, ...getPrice(priced) });
  }
  return after;
}
