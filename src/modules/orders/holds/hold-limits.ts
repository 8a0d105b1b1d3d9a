import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import { NETWORKS_OF_A_WIDER } from "#platform/rate-limit/limit-key.ts";
import { countUnpaidUnits, listCounted, type Holder } from "./hold-owner.ts";
import type { CheckoutLine } from "../placing/checkout-lines.ts";
import type { Offer } from "../placing/requested-lines.ts";

type Most = { readonly units: number; readonly share: number };

/**
 * The most units of a color that unpaid orders may hold together: this many, or this share of what
 * is for sale if that is more. Those of one guest and of the networks around them (/24 or /56, then
 * /48), which have as many times the units as attempts, and never all of a full shelf; those of one
 * account.
 */
const most = {
  guest: [
    { units: 3, share: 1 / 4 },
    { units: 3 * NETWORKS_OF_A_WIDER, share: 1 / 2 },
    { units: 3 * NETWORKS_OF_A_WIDER ** 2, share: 3 / 4 },
  ],
  member: [{ units: 6, share: 1 / 2 }],
} as const satisfies Record<Holder["kind"], readonly Most[]>;

/**
 * The most units of a color that all unpaid orders of one guest may hold together. `held` are those
 * that they hold already: they would be for sale otherwise. Units of other orders are not.
 */
export function getMostHeld(
  { stockQuantity }: Pick<Offer, "stockQuantity">,
  held: number,
  { units, share }: Most = most.guest[0],
): number {
  return Math.max(units, Math.floor((stockQuantity + held) * share));
}

/**
 * Refuses an order if the holder's unpaid orders together would hold too many units. To be called
 * after `lockHolder`, and with offers that were read after it. Throws `hold_limit`
 * (`lines.<slug>`, by the slug that was sent: how many can be ordered now, for each line that wants
 * more).
 */
export async function assertMayHold(
  tx: Context,
  holder: Holder,
  lines: readonly CheckoutLine[],
): Promise<void> {
  const bounds = await countBounds(tx, holder);
  const excess = lines.flatMap(({ offer, slug, quantity }): [string, string[]][] => {
    const rests = bounds.map(({ held, most: atMost }) => {
      const own = held.get(offer.id) ?? 0;
      return getMostHeld(offer, own, atMost) - own;
    });
    const rest = Math.max(0, Math.min(...rests));
    const possible = Math.min(rest, offer.stockQuantity);
    return quantity > rest ? [[`lines.${slug}`, [String(possible)]]] : [];
  });
  if (excess.length > 0)
    throw new AppError("hold_limit", "unpaid orders of one holder would hold too much", {
      fields: Object.fromEntries(excess),
    });
}

type Bound = { readonly most: Most; readonly held: ReadonlyMap<string, number> };

/** The bound of each of those that the holder's units count for, and the units held already. */
async function countBounds(tx: Context, holder: Holder): Promise<Bound[]> {
  const counted = listCounted(holder);
  const bounds: Bound[] = [];
  for (const [width, atMost] of most[holder.kind].entries()) {
    const isItsOrder = counted[width]?.isItsOrder;
    if (isItsOrder === undefined && width > 0) break;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const held = isItsOrder ? await countUnpaidUnits(tx, isItsOrder) : new Map<string, number>();
    bounds.push({ most: atMost, held });
  }
  return bounds;
}
