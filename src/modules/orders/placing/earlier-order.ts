import { isDeepStrictEqual } from "node:util";
import { toCode } from "#modules/cart/coupons.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import { acceptDetails } from "#modules/checkout/accept-details.ts";
import type { Context } from "#modules/context.ts";
import { AppError } from "#shared/errors.ts";
import type { OrderRequest, PlacedOrder } from "../processing/contract.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { readPageLines } from "../order-page/order-page-lines.ts";
import { findOffers } from "./requested-lines.ts";

type Line = { readonly slug: string; readonly quantity: number };

/**
 * The lines of an order that was there before its key was sent again, when it is not what was sent
 * this time: a customer whose first answer was lost may have changed the lines, the contact, an
 * address or the coupon since. Null when it is the same.
 */
export async function findEarlier(
  tx: Context,
  order: OrderRow,
  request: OrderRequest,
): Promise<PlacedOrder["earlier"]> {
  const lines = (await readPageLines(tx, order)).flatMap(({ slug, quantity, isGift }) =>
    slug === null || isGift ? [] : { slug, quantity },
  );
  const isSame =
    isDeepStrictEqual(countBySlug(lines), countBySlug(await readSentLines(tx, request))) &&
    isSameContact(order, request) &&
    isSamePrice(order, request);
  return isSame ? null : lines;
}

/** The sent lines with today's slugs, which the order's lines have as well. */
async function readSentLines(tx: Context, { lines }: OrderRequest): Promise<Line[]> {
  const offers = await findOffers(tx, { slugs: lines.map(({ slug }) => slug) });
  return lines.map(({ slug, quantity }) => ({
    slug: offers.find((offer) => isNamed(offer, slug))?.slug ?? slug,
    quantity,
  }));
}

function countBySlug(lines: readonly Line[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { slug, quantity } of lines) counts.set(slug, (counts.get(slug) ?? 0) + quantity);
  return counts;
}

function isSameContact(order: OrderRow, { details }: OrderRequest): boolean {
  const { customerName: name, customerEmail: email, customerPhone: phone } = order;
  const { billingAddress, shippingAddress } = order;
  try {
    return isDeepStrictEqual(
      { name, email, phone, billingAddress, shippingAddress },
      acceptDetails(details),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_fields") return false;
    throw error;
  }
}

/** A coupon that took nothing off is not stored with the order; then the totals are compared. */
function isSamePrice(order: OrderRow, { couponCode = "", expectedTotal }: OrderRequest): boolean {
  return (
    (order.couponCode === null || order.couponCode === toCode(couponCode)) &&
    order.currency === expectedTotal.currency &&
    order.totalMinor <= expectedTotal.amountMinor
  );
}
