import { AppError } from "#shared/errors.ts";
import type { RatesContext } from "./context.ts";
import { saveRates } from "./save-rates.ts";

/**
 * Asks the configured source for the rates of the dollar, keeps them and returns them. Throws
 * `no_rate_source`, and `rates_unavailable` when the source gives none that can be used: the last
 * rates stay.
 */
export async function fetchRates({ rateSource, asCaller }: RatesContext) {
  if (rateSource === undefined)
    throw new AppError("no_rate_source", "EXCHANGE_RATES_URL is not set");
  const fetched = await rateSource.fetchRates();
  return asCaller((ctx) => saveRates(ctx, fetched, rateSource.name));
}
