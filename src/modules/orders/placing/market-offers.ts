import { createPriceList } from "#modules/markets/list-price.ts";
import type { OrderPlace } from "#modules/markets/price-terms.ts";
import type { Offer } from "./requested-lines.ts";

/** The offers at the prices of a market, in its currency. */
export function toMarketOffers(
  offers: readonly Offer[],
  { market, rate }: Pick<OrderPlace, "market" | "rate">,
): Offer[] {
  const getPrice = createPriceList(market, rate);
  return offers.map((offer) => {
    const { amountMinor, currency } = getPrice(offer);
    return { ...offer, priceMinor: amountMinor, baseCurrency: currency };
  });
}
