import { MAX_QUANTITY } from "#modules/cart/cart.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import type { Context } from "#modules/context.ts";
import type { Accepted } from "#modules/coupons/accept-coupon.ts";
import { lockHeldBag } from "#modules/inventory/held-bags.ts";
import { AppError, type FieldErrors } from "#shared/errors.ts";
import type { OrderRequest } from "./contract.ts";
import { findOffers, priceLines, type Offer, type WantedLine } from "./wanted-lines.ts";

/** A line of an order, and the slug that the checkout knows it by: now, or once. */
export type CheckoutLine = WantedLine & { readonly slug: string };

/**
 * The lines at the catalog's prices, each variant once. More than was shown is refused, be it
 * because of a coupon that cannot be used; less is the customer's luck.
 */
export async function acceptLines(
  tx: Context,
  request: OrderRequest,
  accepted: Accepted | undefined,
): Promise<CheckoutLine[]> {
  const { lines, expectedTotal } = request;
  const offers = await offersFor(tx, request);
  const shortages = findShortages(lines, offers);
  if (Object.keys(shortages).length > 0) throw outOfStock(shortages);
  const wanted = joinLines(lines, offers);
  const isRefused = accepted !== undefined && "refusal" in accepted;
  const { total } = priceLines(wanted, isRefused ? undefined : accepted?.coupon);
  if (total.currency !== expectedTotal.currency || total.amountMinor > expectedTotal.amountMinor)
    throw new AppError(
      "offer_changed",
      `${total.amountMinor} instead of ${expectedTotal.amountMinor}`,
      {
        fields: {
          total: [String(total.amountMinor)],
          ...(isRefused ? { couponCode: [accepted.refusal] } : {}),
        },
      },
    );
  return wanted;
}

/** An old and a new slug may mean the same variant: the first names the line of both. */
function joinLines(lines: OrderRequest["lines"], offers: readonly Offer[]): CheckoutLine[] {
  const byVariant = new Map<string, CheckoutLine>();
  for (const { slug, quantity } of lines) {
    const offer = offers.find((each) => isNamed(each, slug));
    if (offer === undefined) continue;
    const before = byVariant.get(offer.id) ?? { slug, quantity: 0 };
    byVariant.set(offer.id, { offer, slug: before.slug, quantity: before.quantity + quantity });
  }
  return [...byVariant.values()];
}

/** What is sold of the variants that a request names; a kept bag counts as stock for its key. */
export async function offersFor(tx: Context, { lines, heldBag }: OrderRequest): Promise<Offer[]> {
  // Locked before any variant, as by whoever ends that it is kept.
  const held = heldBag === undefined ? undefined : await lockHeldBag(tx, heldBag);
  const offers = await findOffers(tx, { slugs: lines.map((line) => line.slug) });
  return offers.map((offer) =>
    offer.id === held?.variantId
      ? { ...offer, stockQuantity: offer.stockQuantity + 1, heldBag: held }
      : offer,
  );
}

/** How many pieces are left, for each line that wants more; empty when there are enough. */
export function findShortages(lines: OrderRequest["lines"], offers: readonly Offer[]): FieldErrors {
  const wanted = joinLines(lines, offers);
  const short = lines.flatMap(({ slug }): [string, string[]][] => {
    const line = wanted.find(({ offer }) => isNamed(offer, slug));
    const left = Math.min(line?.offer.stockQuantity ?? 0, MAX_QUANTITY);
    return left < (line?.quantity ?? 1) ? [[`lines.${slug}`, [String(left)]]] : [];
  });
  return Object.fromEntries(short);
}

export const outOfStock = (fields: FieldErrors) =>
  new AppError("out_of_stock", "there are fewer bags than wanted", { fields });
