import { convertTo, type FrozenRate } from "#shared/exchange.ts";
import { createFieldsError } from "#shared/errors.ts";
import { isSameMoney, MAIN_CURRENCY, money, type Currency } from "#shared/money.ts";
import { assertAction } from "#shared/assert-action.ts";
import type { Context } from "#modules/context.ts";
import type { NewOrder } from "../processing/new-order.ts";
import type { LinePrice, Offer, RequestedLine } from "./requested-lines.ts";
import type { AgreedTotal } from "./write-order.ts";

type Prices = { readonly currency: Currency; readonly rate: FrozenRate | null };

/**
 * Throws when the caller sends agreed prices without the right to, or without a recent proof. The
 * database checks the same right.
 */
export function assertMayAgree({ actor }: Pick<Context, "actor">, input: NewOrder): void {
  const hasAgreed = input.agreedTotal !== undefined || input.lines.some((line) => line.agreed);
  if (hasAgreed) assertAction(actor, "orders.agree", "agreeing on prices");
}

/**
 * The lines that staff ask for, priced in the order's currency. Throws `invalid_fields`
 * (`<path>.<n>.variantId`: "unknown") for what is not sold.
 */
export function acceptRequests(
  lines: NewOrder["lines"],
  offers: readonly Offer[],
  { path, ...prices }: Prices & { readonly path: string },
): RequestedLine[] {
  const offerByVariant = new Map(
    // The shop sells in one currency.
    offers
      .filter((offer) => offer.baseCurrency === MAIN_CURRENCY)
      .map((offer) => [offer.id, offer]),
  );
  const unknown: Record<string, string[]> = {};
  const requested = lines.flatMap(({ variantId, quantity, agreed }, index) => {
    const offer = offerByVariant.get(variantId);
    if (offer !== undefined) return { offer, quantity, price: getLinePrice(offer, agreed, prices) };
    unknown[`${path}.${index}.variantId`] = ["unknown"];
    return [];
  });
  if (Object.keys(unknown).length > 0) throw createFieldsError(unknown);
  return requested;
}

/**
 * The price of a line in the order's currency: the catalogue's, or an agreed one. An agreed price
 * that equals the catalogue's counts as the catalogue's, without a reason.
 */
export function getLinePrice(
  { priceMinor, baseCurrency }: Pick<Offer, "priceMinor" | "baseCurrency">,
  agreed: NewOrder["lines"][number]["agreed"],
  { currency, rate }: Prices,
): LinePrice {
  const list = convertTo(money(priceMinor, baseCurrency), currency, rate);
  const unit = agreed === undefined ? list : money(agreed.unitPriceMinor, currency);
  return agreed === undefined || isSameMoney(unit, list)
    ? { unit: list, agreed: null }
    : { unit, agreed: { list, reason: agreed.reason } };
}

/**
 * The total agreed for the whole order. Throws `invalid_fields` for an order with a coupon, because
 * both would set the total.
 */
export function getAgreedTotal({ agreedTotal, couponCode }: NewOrder): AgreedTotal | null {
  if (agreedTotal === undefined) return null;
  if (couponCode !== undefined) throw createFieldsError({ couponCode: ["with_agreed_total"] });
  return agreedTotal;
}
