import { findNamedVariant } from "#modules/catalog/find-named-variant.ts";
import { findHeldUnit } from "#modules/inventory/held-units.ts";
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
