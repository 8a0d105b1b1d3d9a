// The page behind the mail of the waiting list: what is kept for somebody, and that they let it go.
import { findNamedVariant } from "#modules/catalog/find-named-variant.ts";
import { endHeldBags, lockHeldBag, writeMovements } from "#modules/inventory/held-bags.ts";
import { noteStockLevels } from "#modules/inventory/note-stock-levels.ts";
import type { CheckoutContext } from "../context.ts";

/** A bag that is kept for somebody, as its page shows it. */
export type KeptBag = {
  readonly slug: string;
  readonly name: string;
  /** Until when, as an ISO text. */
  readonly until: string;
};

/** The bag that this key keeps; undefined when nothing is kept any more. */
export async function readKeptBag(ctx: CheckoutContext, key: string): Promise<KeptBag | undefined> {
  return ctx.asCheckout(async (tx) => {
    const held = await lockHeldBag(tx, key);
    if (held === undefined) return undefined;
    const variant = await findNamedVariant(tx.db, { id: held.variantId });
    if (variant === undefined) return undefined;
    return { slug: variant.slug, name: variant.name, until: held.expiresAt.toISOString() };
  });
}

/** Lets a kept bag go before its time, for the next who waits; twice is as good as once. */
export async function letGoOfKeptBag(ctx: CheckoutContext, key: string): Promise<void> {
  await ctx.asCheckout(async (tx) => {
    const held = await lockHeldBag(tx, key);
    if (held === undefined) return;
    await writeMovements(tx, await endHeldBags(tx, [held]));
    await noteStockLevels(tx, [held.variantId]);
  });
}
