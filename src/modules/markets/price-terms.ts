// The price of an order by the rules of its market, on a day.
import type { PricedLine } from "#modules/cart/compute-cart-price.ts";
import type { Coupon } from "#modules/cart/coupons.ts";
import type { TaxClass } from "#modules/catalog/tax-classes.ts";
import {
  computeOrderPrice,
  type OrderPrice,
  type PlaceTerms,
  type TaxedLine,
} from "./compute-order-price.ts";
import type { Duty, ShippingMethod } from "./market-entries.ts";
import type { MarketRow } from "./tables.ts";
import { convertTo, type FrozenRate } from "#shared/exchange.ts";
import { money, type Currency, type Money } from "#shared/money.ts";

/** Facts of a line of goods that the terms of a place depend on. */
export type Goods = PricedLine & {
  readonly taxClass: TaxClass;
  /** Of one piece; null where it is not known. */
  readonly weightGrams: number | null;
  readonly tariffCode: string | null;
  /** The country in which it was made. */
  readonly originCountry: string | null;
};

/** The entry of a dated list that holds on a day: the last that has begun; undefined before it. */
function findHolding<Entry extends { readonly from: string }>(
  entries: readonly Entry[],
  today: string,
): Entry | undefined {
  return entries
    .filter(({ from }) => from <= today)
    .reduce<Entry | undefined>(
      (last, each) => (last === undefined || each.from >= last.from ? each : last),
      undefined,
    );
}

/**
 * The rate of tax in basis points of a class of goods: that of the narrowest place, on the day;
 * that of standard goods where the class has none.
 */
export function findTaxRate(
  { market: { taxMode, taxRates }, places, today }: Pick<OrderPlace, "market" | "places" | "today">,
  taxClass: TaxClass,
): number {
  if (taxMode === "none") return 0;
  const find = (ofClass: TaxClass) =>
    [...places, null]
      .map((place) =>
        findHolding(
          taxRates.filter((rate) => rate.place === place && rate.taxClass === ofClass),
          today,
        ),
      )
      .find((rate) => rate !== undefined)?.rateBp;
  return find(taxClass) ?? (taxClass === "zero" ? 0 : (find("standard") ?? 0));
}

/** The duty on goods on a day: that of the longest tariff code, then of the named origin. */
export function findDuty(
  duties: readonly Duty[],
  { tariffCode, originCountry }: Pick<Goods, "tariffCode" | "originCountry">,
  today: string,
): Duty | undefined {
  const fitting = duties.filter(
    (duty) =>
      (tariffCode ?? "").startsWith(duty.tariffCode) &&
      (duty.origin === null || duty.origin === originCountry),
  );
  const getRank = (duty: Duty) => duty.tariffCode.length * 2 + (duty.origin === null ? 0 : 1);
  const narrowest = Math.max(...fitting.map(getRank));
  return findHolding(
    fitting.filter((duty) => getRank(duty) === narrowest),
    today,
  );
}

/**
 * The price of a shipping method for these goods, in minor units of its market. `convert` turns
 * such an amount into one of the goods' currency.
 */
export function computeShipping(
  { kind, priceMinor, steps, freeOverMinor }: ShippingMethod,
  lines: readonly Pick<Goods, "price" | "quantity" | "weightGrams">[],
  convert: (minor: number) => number = (minor) => minor,
): number {
  const worth = lines.reduce((sum, { price, quantity }) => sum + price.amountMinor * quantity, 0);
  if (freeOverMinor !== null && worth >= convert(freeOverMinor)) return 0;
  if (kind === "flat") return priceMinor;
  const grams = lines.reduce(
    (sum, { weightGrams, quantity }) => sum + (weightGrams ?? 0) * quantity,
    0,
  );
  const isReached = (from: number) => (kind === "weight" ? from <= grams : convert(from) <= worth);
  return steps.findLast(({ from }) => isReached(from))?.priceMinor ?? priceMinor;
}

/** The method with this id, or the first; undefined in a market that ships free, and for null. */
export function findMethod(
  { shippingMethods }: Pick<MarketRow, "shippingMethods">,
  id: string | null | undefined,
): ShippingMethod | undefined {
  if (id === null) return undefined;
  return shippingMethods.find((method) => method.id === id) ?? shippingMethods[0];
}

/** The place of an order, the way to it, the day, and the rate between currencies. */
export type OrderPlace = {
  readonly market: MarketRow;
  /** The places that its address lies in, the narrowest first. */
  readonly places: readonly string[];
  /** Null for an order that is not shipped, or for nothing. */
  readonly methodId?: string | null | undefined;
  readonly today: string;
  readonly rate: FrozenRate | null;
  /** Whether the customer, a company, pays the tax itself. */
  readonly isReverseCharge?: boolean;
};

/** The price of an order at a place, with the lines and terms that it was computed from. */
export type PlacedPrice = {
  readonly price: OrderPrice;
  readonly lines: readonly TaxedLine[];
  readonly terms: PlaceTerms;
  readonly method: ShippingMethod | undefined;
  /** The price of the cheapest way to ship, at most that of the chosen one. */
  readonly leastShippingMinor: number;
};

/** Turns amounts of the market into the currency of an order; needs a rate where they differ. */
const createConverter =
  ({ market, rate }: Pick<OrderPlace, "market" | "rate">, currency: Currency) =>
  (minor: number): number =>
    minor === 0 ? 0 : convertTo(money(minor, market.currency), currency, rate).amountMinor;

/** The ways to ship these goods to a place with their prices, in the order of the market. */
export function listShippingPrices(
  { market, rate }: Pick<OrderPlace, "market" | "rate">,
  goods: readonly Pick<Goods, "price" | "quantity" | "weightGrams">[],
): { readonly method: ShippingMethod; readonly price: Money }[] {
  const currency = goods[0]?.price.currency ?? market.currency;
  const convert = createConverter({ market, rate }, currency);
  return market.shippingMethods.map((method) => ({
    method,
    price: money(convert(computeShipping(method, goods, convert)), currency),
  }));
}

/** A line with the rates of tax and duty of its place. */
export function addPlaceRates<Line extends Goods>(
  line: Line,
  place: Omit<OrderPlace, "methodId">,
): Line & TaxedLine {
  const duty = findDuty(place.market.duties, line, place.today);
  const convert = createConverter(place, line.price.currency);
  return {
    ...line,
    taxRateBp: findRateOf(place, line.taxClass),
    dutyRateBp: duty?.kind === "percent" ? duty.value : 0,
    dutyFlatMinor: duty?.kind === "flat" ? convert(duty.value) : 0,
  };
}

const findRateOf = (place: Omit<OrderPlace, "methodId">, taxClass: TaxClass) =>
  place.isReverseCharge ? 0 : findTaxRate(place, taxClass);

/**
 * The price of these lines at a place, in their currency. Amounts of the market are converted;
 * throws a RangeError where no rate is known.
 */
export function computePlacedPrice(
  goods: readonly Goods[],
  coupon: Coupon | undefined,
  place: OrderPlace,
  agreedTotalMinor: number | null = null,
): PlacedPrice {
  const { market, methodId } = place;
  const convert = createConverter(place, goods[0]?.price.currency ?? market.currency);
  const method = findMethod(market, methodId);
  const ways = listShippingPrices(place, goods);
  const shippingMinor = ways.find((way) => way.method === method)?.price.amountMinor ?? 0;
  const limit = market.taxLimitMinor;
  const terms: PlaceTerms = {
    isTaxIncluded: market.taxMode === "included",
    taxLimitMinor: limit === null ? null : convert(limit),
    shippingMinor,
    shippingRateBp: findRateOf(place, "standard"),
    isDutyCharged: market.dutyTerms === "paid",
  };
  const lines = goods.map((line) => addPlaceRates(line, place));
  const sent = ways.filter((way) => !way.method.isPickup);
  return {
    price: computeOrderPrice(lines, coupon, terms, agreedTotalMinor),
    lines,
    terms,
    method,
    leastShippingMinor: Math.min(shippingMinor, ...sent.map(({ price }) => price.amountMinor)),
  };
}
