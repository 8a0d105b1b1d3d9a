import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { countBagsHeld, isHeldBy, lockHolder, type Holder } from "./holder.ts";
import type { CheckoutLine } from "../placing/checkout-lines.ts";
import type { Offer } from "../placing/wanted-lines.ts";

/**
 * The most bags of a color that the unpaid orders of one holder may hold: this many, or this share
 * of what is for sale if that is more.
 */
const most = {
  guest: { bags: 3, share: 1 / 4 },
  member: { bags: 6, share: 1 / 2 },
} as const satisfies Record<Holder["kind"], { bags: number; share: number }>;

/**
 * The most bags of a color that all unpaid orders of one guest, or one account, may hold together.
 * `held` are those that they hold already: they would be for sale otherwise. Bags of other orders
 * are not.
 */
export function getMostHeld(
  kind: Holder["kind"],
  { stockQuantity }: Pick<Offer, "stockQuantity">,
  held: number,
): number {
  const { bags, share } = most[kind];
  return Math.max(bags, Math.floor((stockQuantity + held) * share));
}

/**
 * Refuses an order if the holder's unpaid orders together would hold too many bags. Other orders of
 * the holder wait until the transaction ends. Throws `hold_limit` (`lines.<slug>`, by the slug that
 * was sent: how many can be ordered now, for each line that wants more).
 */
export async function assertMayHold(
  tx: Context,
  holder: Holder,
  lines: readonly CheckoutLine[],
): Promise<void> {
  const name = holder.kind === "member" ? holder.id : holder.network;
  if (name !== null) await lockHolder(tx, name);
  const held =
    name === null ? new Map<string, number>() : await countBagsHeld(tx, isHeldBy(holder));
  const excess = lines.flatMap(({ offer, slug, quantity }): [string, string[]][] => {
    const own = held.get(offer.id) ?? 0;
    const rest = Math.max(0, getMostHeld(holder.kind, offer, own) - own);
    const possible = Math.min(rest, offer.stockQuantity);
    return quantity > rest ? [[`lines.${slug}`, [String(possible)]]] : [];
  });
  if (excess.length > 0)
    throw new AppError("hold_limit", "unpaid orders of one holder would hold too much", {
      fields: Object.fromEntries(excess),
    });
}
