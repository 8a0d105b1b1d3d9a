import { eq } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import { mayReadCosts, readCosts, writeCost } from "#modules/catalog/variant-costs.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import { money, type Money } from "#shared/money.ts";
import type { Versioned } from "#shared/records/version.ts";

/**
 * Sets the shop's cost of a unit of a variant; null when it is not known. Existing orders keep
 * their cost. Throws `forbidden` for staff who may not see costs, `not_found`, and `conflict` when
 * the cost is no longer what the staff member saw.
 */
export async function setCost(
  ctx: Pick<Context, "db" | "actor">,
  variantId: string,
  sent: { readonly costMinor: number | null; readonly version?: string },
): Promise<Versioned & { cost: Money | null }> {
  const { costMinor } = sent;
  if (!mayReadCosts(ctx.actor)) throw new AppError("forbidden", "costs are not theirs to see");
  const [variant] = await ctx.db
    .select({ currency: productVariants.baseCurrency })
    .from(productVariants)
    .where(eq(productVariants.id, variantId))
    .for("no key update");
  if (variant === undefined) throw new AppError("not_found", `there is no variant ${variantId}`);
  const before = (await readCosts(ctx, [variantId])).get(variantId)?.amountMinor ?? null;
  const requested = costMinor === null ? null : money(costMinor, variant.currency);
  const current = { version: toVersion(before), costMinor: before };
  await assertVersion(ctx, { entity: "variant_costs", id: variantId }, current, sent);
  if (before !== costMinor) await writeCost(ctx, variantId, requested);
  return { cost: requested, version: toVersion(costMinor) };
}
