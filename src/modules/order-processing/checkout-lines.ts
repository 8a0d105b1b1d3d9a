import type { Coupon } from "#modules/cart/coupons.ts";
import { isNamed } from "#modules/catalog/slug.ts";
import type { Context } from "#modules/context.ts";
import { AppError, type FieldErrors } from "#shared/errors.ts";
import type { OrderRequest } from "./contract.ts";
import { findOffers, priceLines, type Offer, type WantedLine } from "./write-order.ts";

/**
 * The lines at the catalog's prices. More than was shown is refused; less is the customer's luck.
 */
export async function acceptLines(
  tx: Context,
  request: OrderRequest,
  coupon: Coupon | undefined,
): Promise<WantedLine[]> {
  const { lines, expectedTotal } = request;
  const offers = await offersFor(tx, request);
  const shortages = findShortages(lines, offers);
  if (Object.keys(shortages).length > 0) throw outOfStock(shortages);
  const wanted = lines.flatMap(({ slug, quantity }) =>
    offers.filter((offer) => isNamed(offer, slug)).map((offer) => ({ offer, quantity })),
  );
  const { total } = priceLines(wanted, coupon);
  if (total.currency !== expectedTotal.currency || total.amountMinor > expectedTotal.amountMinor)
    throw new AppError(
      "offer_changed",
      `${total.amountMinor} instead of ${expectedTotal.amountMinor}`,
      { fields: { total: [String(total.amountMinor)] } },
    );
  return wanted;
}

/** What is sold of the variants that a request names. */
export const offersFor = (tx: Context, { lines }: OrderRequest) =>
  findOffers(tx, { slugs: lines.map((line) => line.slug) });

/** How many bags are left, for each line that wants more; empty when there are enough. */
export function findShortages(lines: OrderRequest["lines"], offers: readonly Offer[]): FieldErrors {
  const short = lines.flatMap(({ slug, quantity }): [string, string[]][] => {
    const left = offers.find((offer) => isNamed(offer, slug))?.stockQuantity ?? 0;
    return left < quantity ? [[`lines.${slug}`, [String(left)]]] : [];
  });
  return Object.fromEntries(short);
}

export const outOfStock = (fields: FieldErrors) =>
  new AppError("out_of_stock", "there are fewer bags than wanted", { fields });
