import type { FindRate } from "#modules/currency/find-order-rate.ts";
import type { OrderPlace } from "#modules/markets/price-terms.ts";
import { createFieldsError } from "#shared/errors.ts";
import type { FrozenRate } from "#shared/exchange.ts";
import { isOwnCurrency, type Currency } from "#shared/money.ts";

/**
 * The rate between a market's currency and an order's; null where it is not known. Throws
 * `invalid_fields` (`currency`: "no_rate") for two currencies between which the shop has none.
 */
export function findPlaceRate(
  findRate: FindRate,
  currency: Currency,
  market: Pick<OrderPlace["market"], "currency">,
): FrozenRate | null {
  if (currency !== market.currency && !isOwnCurrency(currency) && !isOwnCurrency(market.currency))
    throw createFieldsError({ currency: ["no_rate"] });
  return findRate(isOwnCurrency(currency) ? market.currency : currency) ?? null;
}
