import { eq, inArray } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isPermitted, type Actor } from "#shared/actor.ts";
import { money, type Money } from "#shared/money.ts";
import { variantCosts } from "./variant-tables.ts";

/** A cost is a figure: only those who read figures see one. */
export const mayReadCosts = (actor: Actor) => isPermitted(actor, "figures.read");

/** Cost of a unit of each of these variants to the shop, as far as it is known. */
export async function readCosts(
  { db }: Pick<Context, "db">,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, Money>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(variantCosts)
    .where(inArray(variantCosts.variantId, [...variantIds]));
  return new Map(
    rows.map(({ variantId, costMinor, currency }) => [variantId, money(costMinor, currency)]),
  );
}

/** The same, but empty when the caller may not see costs. */
export async function readVisibleCosts(
  ctx: Pick<Context, "db" | "actor">,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, Money>> {
  return mayReadCosts(ctx.actor) ? readCosts(ctx, variantIds) : new Map();
}

/** Writes the cost of a unit of a variant that the caller has locked; null removes the cost. */
export async function writeCost(
  { db }: Pick<Context, "db">,
  variantId: string,
  cost: Money | null,
): Promise<void> {
  if (cost === null) {
    await db.delete(variantCosts).where(eq(variantCosts.variantId, variantId));
    return;
  }
  const { amountMinor: costMinor, currency } = cost;
  await db
    .insert(variantCosts)
    .values({ variantId, costMinor, currency })
    .onConflictDoUpdate({ target: variantCosts.variantId, set: { costMinor } });
}
