import type { Context } from "#modules/context.ts";
import { findOrderRate } from "#modules/currency/find-order-rate.ts";
import type { OrderPlace } from "#modules/markets/price-terms.ts";
import { createFieldsError } from "#shared/errors.ts";
import type { FrozenRate } from "#shared/exchange.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, type Currency } from "#shared/money.ts";

/**
 * The rate between a market's currency and an order's; null where it is not known. Throws
 * `invalid_fields` (`currency`: "no_rate") for two currencies between which the shop has none.
 */
export async function findPlaceRate(
  ctx: Pick<Context, "db">,
  currency: Currency,
  market: Pick<OrderPlace["market"], "currency">,
): Promise<FrozenRate | null> {
  const isOwn = (each: Currency) => each === MAIN_CURRENCY || each === HOME_CURRENCY;
  if (currency !== market.currency && !isOwn(currency) && !isOwn(market.currency))
    throw createFieldsError({ currency: ["no_rate"] });
  return (await findOrderRate(ctx, isOwn(currency) ? market.currency : currency)) ?? null;
}
