import type { Context, GetPrice } from "#modules/context.ts";
import { convertTo, type FrozenRate } from "#shared/exchange.ts";
import { money } from "#shared/money.ts";
import { roundPrice } from "#shared/round-price.ts";
import type { MarketRow } from "./tables.ts";

/**
 * The prices of a market: its own price of a variant, or that of the catalogue by the day's rate
 * and rounded by the market's rule. Throws a RangeError where a rate is needed and unknown.
 */
export function createPriceList(
  { currency, rounding, prices }: Pick<MarketRow, "currency" | "rounding" | "prices">,
  rate: FrozenRate | null,
): GetPrice {
  const own = new Map(prices.map(({ variantId, priceMinor }) => [variantId, priceMinor]));
  return ({ id, priceMinor, baseCurrency }) => {
    const ownMinor = own.get(id);
    if (ownMinor !== undefined) return money(ownMinor, currency);
    const price = money(priceMinor, baseCurrency);
    return baseCurrency === currency
      ? price
      : roundPrice(convertTo(price, currency, rate), rounding);
  };
}

/** The market whose pages are shown, with its prices. */
export type PageMarket = {
  /** The first part of its addresses. */
  readonly code: string;
  readonly currency: MarketRow["currency"];
  readonly rate: FrozenRate | null;
  readonly getPrice: NonNullable<Context["getPrice"]>;
};
