import { toDay } from "#i18n/format-he.ts";
import { convertCoupon } from "#modules/cart/convert-coupon.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { findCouponOfDay } from "#modules/coupons/find-coupon.ts";
import { readOrderRates } from "#modules/currency/find-order-rate.ts";
import { findMarketOf, listMarketsInEffect } from "#modules/markets/find-market.ts";
import { isPlain } from "#modules/markets/on-top.ts";
import { listShippingPrices } from "#modules/markets/price-terms.ts";
import { ownMarketServices } from "#modules/markets/tax-service.ts";
import { isReverseCharged, readVatNumber } from "#modules/markets/vat-register.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import type { FrozenRate } from "#shared/exchange.ts";
import { createFieldsError } from "#shared/errors.ts";
import { homeCountry } from "#shared/home-country.ts";
import { HOME_CURRENCY } from "#shared/money.ts";
import type { OrderQuote } from "../processing/contract.ts";
import type { OrderQuoteInput } from "../processing/new-order.ts";
import { acceptRequests } from "./agreed-prices.ts";
import { findPlaceRate } from "./find-place-rate.ts";
import { computeLinePrices, findOffers, toGoods } from "./requested-lines.ts";

/**
 * What an order by hand would cost, computed as when it is made; null while the shop ships free and
 * knows no tax anywhere. A code without a coupon takes nothing off. Changes nothing. Throws
 * `invalid_fields` (`currency` without a rate, `lines.<n>.variantId` for what is not sold).
 */
export async function computeQuote(
  ctx: KeyedContext,
  input: OrderQuoteInput,
): Promise<OrderQuote | null> {
  const destination = input.destination ?? { country: homeCountry };
  const found = await findMarketOf(ctx, destination);
  const { market } = found;
  if (market.isMain && isPlain(market) && (await listMarketsInEffect(ctx)).length === 0)
    return null;
  const { currency } = input;
  const findRate = await readOrderRates(ctx);
  const rate = findRate(currency) ?? null;
  if (currency === HOME_CURRENCY && rate === null)
    throw createFieldsError({ currency: ["no_rate"] });
  const offers = await findOffers(ctx, { ids: input.lines.map((line) => line.variantId) });
  const lines = acceptRequests(input.lines, offers, { path: "lines", currency, rate });
  const place = {
    ...found,
    today: toDay(ctx.clock()),
    rate: findPlaceRate(findRate, currency, market),
    isReverseCharge: isReverseCharged(await readBuyer(ctx, input), found, destination),
  };
  const coupon = await findCoupon(ctx, input, rate);
  const agreedMinor = input.agreedTotal?.amountMinor ?? null;
  const methodId = market.shippingMethods.find(({ id }) => id === input.shippingMethod)?.id ?? null;
  const placed = await computeLinePrices(ctx, lines, coupon, { ...place, methodId }, agreedMinor);
  return {
    ...placed.price,
    market: market.name,
    isDelivered: market.isDelivered,
    taxName: market.taxMode === "none" ? null : market.taxName,
    isReverseCharge: place.isReverseCharge,
    shippingMethods: listShippingPrices(place, lines.map(toGoods)).map(({ method, price }) => ({
      id: method.id,
      name: method.name,
      price,
    })),
  };
}

/** The company that buys; null without a number, and while it has not the form of one. */
async function readBuyer(
  { marketServices = ownMarketServices }: KeyedContext,
  { vatNumber: typed }: OrderQuoteInput,
) {
  const read = readVatNumber(typed ?? "");
  if (read === undefined) return null;
  const answer = await marketServices.vatRegister.check(read.number);
  return { ...read, isRegistered: answer === "valid" };
}

async function findCoupon(
  ctx: KeyedContext,
  { agreedTotal, couponCode, currency }: OrderQuoteInput,
  rate: FrozenRate | null,
): Promise<Coupon | undefined> {
  if (agreedTotal !== undefined || couponCode === undefined) return undefined;
  const coupon = await findCouponOfDay(ctx, couponCode);
  return coupon && convertCoupon(coupon, currency, rate);
}
