import { toDay } from "#i18n/format-he.ts";
import { notDelivered } from "#i18n/en/not-delivered.ts";
import { convertCoupon } from "#modules/cart/convert-coupon.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import { findCouponOfDay } from "#modules/coupons/find-coupon.ts";
import { readOrderRates } from "#modules/currency/find-order-rate.ts";
import { toCharges } from "#modules/markets/charges.ts";
import { getSumAtDoor } from "#modules/markets/compute-order-price.ts";
import { findMarketOf, isStateNeeded } from "#modules/markets/find-market.ts";
import { listShippingPrices, type OrderPlace } from "#modules/markets/price-terms.ts";
import type { Destination } from "#modules/markets/places.ts";
import { listOfferedWays } from "#modules/payments/ways/offered-ways.ts";
import type { Payments } from "#modules/payments/ways/ways.ts";
import { AppError } from "#shared/errors.ts";
import type { KeyedContext } from "#modules/orders/order-keys.ts";
import type { CheckoutContext } from "../processing/context.ts";
import { joinLines } from "./checkout-lines.ts";
import { toMarketOffers } from "./market-offers.ts";
import type { Quote, QuotedPrice, QuoteRequest } from "./quote-contract.ts";
import { computeLinePrices, findOffers, toGoods, type RequestedLine } from "./requested-lines.ts";
import { toLineTaxes, toPlaceColumns } from "./tax-columns.ts";

/**
 * What an order costs at a place, by the function that prices it when it is placed; nothing is
 * held, and a code that only some customers may use counts. Throws `too_many_requests`, and
 * `not_found` when none of it is sold.
 */
export async function readQuote(ctx: CheckoutContext, request: QuoteRequest): Promise<Quote> {
  await ctx.limits.reserve({ quoteOrder: ctx.visitor.address });
  return ctx.asCheckout((tx) => computeQuote(tx, ctx.payments, request));
}

async function computeQuote(
  tx: KeyedContext,
  payments: Payments,
  request: QuoteRequest,
): Promise<Quote> {
  const { country, state, postalCode, couponCode } = request;
  const destination: Destination = {
    country,
    ...(state !== undefined && { state }),
    ...(postalCode !== undefined && { postalCode }),
  };
  const [found, needsState, findRate, offers, coupon, ways] = await Promise.all([
    findMarketOf(tx, destination),
    isStateNeeded(tx, country),
    readOrderRates(tx),
    findOffers(tx, { slugs: request.lines.map(({ slug }) => slug) }),
    couponCode === undefined ? undefined : findCouponOfDay(tx, couponCode),
    payments.readWays(tx),
  ]);
  const { isDelivered } = found.market;
  const place = {
    ...found,
    methodId: request.shippingMethod,
    today: toDay(tx.clock()),
    rate: findRate(found.market.currency) ?? null,
  };
  const lines = joinLines(request.lines, toMarketOffers(offers, place));
  if (lines.length === 0) throw new AppError("not_found", "none of it is sold");
  const { currency, id: marketId } = found.market;
  const price = isDelivered
    ? await toPrice(tx, lines, coupon && convertCoupon(coupon, currency, place.rate), place)
    : null;
  return {
    notDelivered: isDelivered ? null : notDelivered(country),
    isStateNeeded: needsState,
    price,
    ways: price ? listOfferedWays(ways, { marketId, amount: price.total, rate: place.rate }) : [],
  };
}

async function toPrice(
  tx: KeyedContext,
  lines: readonly RequestedLine[],
  coupon: Coupon | undefined,
  place: OrderPlace,
): Promise<QuotedPrice> {
  const placed = await computeLinePrices(tx, lines, coupon, place);
  const { price, method } = placed;
  const columns = toPlaceColumns(place, placed);
  return {
    methods: listShippingPrices(place, lines.map(toGoods)).map(({ method: each, price: cost }) => ({
      id: each.id,
      name: each.publicName,
      price: cost,
      daysMin: each.daysMin,
      daysMax: each.daysMax,
      isPickup: each.isPickup,
    })),
    methodId: method?.id ?? null,
    subtotal: price.subtotal,
    discount: price.discount,
    ...toCharges({ ...columns, currency: price.total.currency }, toLineTaxes(placed)),
    total: price.total,
    totalWithDoor: columns.doorDutyMinor === 0 ? price.total : getSumAtDoor(price),
  };
}
