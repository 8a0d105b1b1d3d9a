import { eq } from "drizzle-orm";
import { mayReadCosts, readCosts, writeCost } from "#modules/catalog/variant-costs.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { money, type Money } from "#shared/money.ts";

/**
 * Sets what a bag of a variant costs the shop; null where that is not known. Orders that are there
 * keep the cost they were made at. Throws `forbidden` for those who may not see costs, `not_found`,
 * and `conflict` when the cost is no longer what somebody saw: the field `costMinor` tells what it
 * is, and is empty where there is none.
 */
export async function setCost(
  ctx: Pick<Context, "db" | "actor">,
  variantId: string,
  {
    costMinor,
    seenMinor,
  }: { readonly costMinor: number | null; readonly seenMinor: number | null },
): Promise<{ cost: Money | null }> {
  if (!mayReadCosts(ctx.actor)) throw new AppError("forbidden", "costs are not theirs to see");
  const [variant] = await ctx.db
    .select({ currency: productVariants.baseCurrency })
    .from(productVariants)
    .where(eq(productVariants.id, variantId))
    .for("no key update");
  if (variant === undefined) throw new AppError("not_found", `there is no variant ${variantId}`);
  const before = (await readCosts(ctx, [variantId])).get(variantId)?.amountMinor ?? null;
  const wanted = costMinor === null ? null : money(costMinor, variant.currency);
  // The wanted value is there already: no conflict, perhaps only the first answer was lost.
  if (before === costMinor) return { cost: wanted };
  if (before !== seenMinor)
    throw new AppError("conflict", `the cost is ${before}, not ${seenMinor}`, {
      fields: { costMinor: [String(before ?? "")] },
    });
  await writeCost(ctx, variantId, wanted);
  return { cost: wanted };
}
