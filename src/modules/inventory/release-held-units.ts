import type { Context } from "#modules/context.ts";
import { isMember } from "#shared/actor.ts";
import { endHeldUnits, lockHeldUnits, writeMovements } from "./held-units.ts";
import { lockVariant } from "./lock-variants.ts";
import { recordStockLevels } from "./record-stock-levels.ts";

/**
 * Stops holding the units of a variant for people of the waiting list, and returns how many there
 * were; the movements name the staff member. Half of them may be held for the next on the list.
 * Throws `not_found`.
 */
export async function releaseHeldUnits(
  ctx: Context,
  variantId: string,
): Promise<{ released: number }> {
  // Held units are locked before the variant, in the same order as by the checkout.
  const held = await lockHeldUnits(ctx, variantId);
  const { sku } = await lockVariant(ctx, variantId);
  if (held.length === 0) return { released: 0 };
  const freed = await endHeldUnits(
    ctx,
    held.map((unit) => ({ ...unit, sku })),
  );
  const actorId = isMember(ctx.actor) ? ctx.actor.id : null;
  await writeMovements(
    ctx,
    freed.map((movement) => ({ ...movement, actorId })),
  );
  await recordStockLevels(ctx, [variantId]);
  return { released: held.length };
}
