import { eq } from "drizzle-orm";
import { createConflict } from "#modules/audit/create-conflict.ts";
import { mayReadCosts, readCosts, writeCost } from "#modules/catalog/variant-costs.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { money, type Money } from "#shared/money.ts";

/**
 * Sets the shop's cost of a unit of a variant; null when it is not known. Existing orders keep
 * their cost. Throws `forbidden` for staff who may not see costs, `not_found`, and `conflict` when
 * the cost is no longer what the staff member saw: the field `costMinor` has the present one, and
 * is empty when there is none.
 */
export async function setCost(
  ctx: Pick<Context, "db" | "actor">,
  variantId: string,
  {
    costMinor,
    seenMinor: expectedMinor,
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
  const requested = costMinor === null ? null : money(costMinor, variant.currency);
  // The cost is what was wanted already, so no conflict: perhaps only the first answer was lost.
  if (before === costMinor) return { cost: requested };
  if (before !== expectedMinor)
    throw await createConflict(
      ctx,
      { entity: "variant_costs", id: variantId },
      { costMinor: [String(before ?? "")] },
    );
  await writeCost(ctx, variantId, requested);
  return { cost: requested };
}
