import { MAX_QUANTITY } from "#modules/cart/cart.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import type { Context } from "#modules/context.ts";
import type { Accepted } from "#modules/coupons/accept-coupon.ts";
import type { OrderPlace } from "#modules/markets/price-terms.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import { findBrokenPromises } from "#modules/inventory/preorders.ts";
import { listPreorders } from "#modules/catalog/list-preorders.ts";
import { lockHeldUnit } from "#modules/inventory/held-units.ts";
import { AppError, type FieldErrors } from "#shared/errors.ts";
import type { OrderRequest } from "../processing/contract.ts";
import {
  findOffers,
  computeLinePrices,
  type Offer,
  type RequestedLine,
} from "./requested-lines.ts";

/** A line of an order, and the slug that the checkout knows it by: now, or once. */
export type CheckoutLine = RequestedLine & {
  readonly slug: string;
  /** The shipping day that the customer was told for a preorder; undefined for lines in stock. */
  readonly promisedDay: string | undefined;
};

/**
 * The lines at the catalog's prices, each variant once. A higher total than was shown is refused,
 * also when a coupon is the reason; a lower one, or an earlier shipping day, is accepted.
 */
export async function acceptLines(
  ctx: Pick<KeyedContext, "marketServices">,
  { lines, expectedTotal }: OrderRequest,
  offers: readonly Offer[],
  accepted: Accepted | undefined,
  place: OrderPlace,
): Promise<CheckoutLine[]> {
  const shortages = findShortages(lines, offers);
  if (Object.keys(shortages).length > 0) throw createShortageError(shortages);
  const requested = joinLines(lines, offers);
  const later = requested.filter(isLater);
  if (later.length > 0) throw createDelayError(later);
  const isRefused = accepted !== undefined && "reason" in accepted;
  const coupon = isRefused ? undefined : accepted?.coupon;
  const { price } = await computeLinePrices(ctx, requested, coupon, place);
  const { total } = price;
  if (total.currency !== expectedTotal.currency || total.amountMinor > expectedTotal.amountMinor)
    throw new AppError(
      "offer_changed",
      `${total.amountMinor} instead of ${expectedTotal.amountMinor}`,
      {
        fields: {
          total: [String(total.amountMinor)],
          ...(isRefused ? { couponCode: [accepted.reason] } : {}),
        },
      },
    );
  return requested;
}

/** An old and a new slug may mean the same variant: the first names the line of both. */
function joinLines(lines: OrderRequest["lines"], offers: readonly Offer[]): CheckoutLine[] {
  const byVariant = new Map<string, CheckoutLine>();
  for (const { slug, quantity, leavesBy: promisedDay } of lines) {
    const offer = offers.find((each) => isNamed(each, slug));
    if (offer === undefined) continue;
    const before = byVariant.get(offer.id) ?? { offer, slug, promisedDay, quantity: 0 };
    byVariant.set(offer.id, { ...before, quantity: before.quantity + quantity });
  }
  return [...byVariant.values()];
}

/**
 * The offers of the requested variants. A held unit counts as stock for its key; items that can be
 * preordered count for everyone.
 */
export async function findRequestedOffers(
  tx: Context,
  { lines, heldUnit }: OrderRequest,
): Promise<Offer[]> {
  // Locked before any variant, in the same order as where held items are released.
  const held = heldUnit === undefined ? undefined : await lockHeldUnit(tx, heldUnit);
  const offers = await findOffers(tx, { slugs: lines.map((line) => line.slug) });
  const preorders = await listPreorders(tx, offers);
  return offers.map((offer) => {
    if (offer.id === held?.variantId)
      return { ...offer, stockQuantity: offer.stockQuantity + 1, heldUnit: held };
    const preorder = preorders.get(offer.id);
    if (preorder === undefined) return offer;
    return { ...offer, stockQuantity: preorder.units, leavesBy: preorder.leavesBy };
  });
}

/** Whether a line is shipped later than the customer was told. */
const isLater = ({ offer: { leavesBy }, promisedDay }: CheckoutLine) =>
  leavesBy !== undefined && (promisedDay === undefined || promisedDay < leavesBy);

const createDelayError = (lines: readonly CheckoutLine[]) =>
  new AppError("offer_changed", "items leave later than the customer was told", {
    fields: Object.fromEntries(lines.map(({ slug }) => [`leavesBy.${slug}`, ["later"]])),
  });

/**
 * To be called once the items are reserved and locked: refuses the order when the same items were
 * promised to others at the same moment. Throws `offer_changed` (`leavesBy.<slug>`).
 */
export async function assertPromised(tx: Context, lines: readonly CheckoutLine[]): Promise<void> {
  const promises = lines.flatMap(({ offer: { id, leavesBy } }) =>
    leavesBy === undefined ? [] : [{ variantId: id, leavesBy }],
  );
  if (promises.length === 0) return;
  const broken = await findBrokenPromises(tx, promises);
  if (broken.size > 0) throw createDelayError(lines.filter(({ offer }) => broken.has(offer.id)));
}

/** The number of pieces left, for each line that wants more; empty when there are enough. */
export function findShortages(lines: OrderRequest["lines"], offers: readonly Offer[]): FieldErrors {
  const requested = joinLines(lines, offers);
  const short = lines.flatMap(({ slug }): [string, string[]][] => {
    const line = requested.find(({ offer }) => isNamed(offer, slug));
    const left = Math.min(line?.offer.stockQuantity ?? 0, MAX_QUANTITY);
    return left < (line?.quantity ?? 1) ? [[`lines.${slug}`, [String(left)]]] : [];
  });
  return Object.fromEntries(short);
}

export const createShortageError = (fields: FieldErrors) =>
  new AppError("out_of_stock", "there are fewer units than wanted", { fields });
