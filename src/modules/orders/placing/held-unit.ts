// For the page behind the mail of the waiting list: shows the held unit, and releases it.
import { findNamedVariant } from "#modules/catalog/find-named-variant.ts";
import {
  endHeldUnits,
  findHeldUnit,
  lockHeldUnit,
  writeMovements,
} from "#modules/inventory/held-units.ts";
import { recordStockLevels } from "#modules/inventory/record-stock-levels.ts";
import type { CheckoutContext } from "../processing/context.ts";

/** A held unit, as its page shows it. */
export type HeldUnitOffer = {
  readonly slug: string;
  readonly name: string;
  /** Until when, as an ISO text. */
  readonly until: string;
};

/** The held unit of this key; undefined when it is no longer held. */
export async function readHeldUnit(
  ctx: CheckoutContext,
  key: string,
): Promise<HeldUnitOffer | undefined> {
  return ctx.asCheckout(async (tx) => {
    const held = await findHeldUnit(tx, key);
    if (held === undefined) return undefined;
    const variant = await findNamedVariant(tx.db, { id: held.variantId });
    if (variant === undefined) return undefined;
    return { slug: variant.slug, name: variant.name, until: held.expiresAt.toISOString() };
  });
}

/**
 * Releases a held unit before its time, for the next person of the waiting list; doing it again is
 * no error.
 */
export async function releaseHeldUnit(ctx: CheckoutContext, key: string): Promise<void> {
  await ctx.asCheckout(async (tx) => {
    const held = await lockHeldUnit(tx, key);
    if (held === undefined) return;
    await writeMovements(tx, await endHeldUnits(tx, [held]));
    await recordStockLevels(tx, [held.variantId]);
  });
}
