// Rates belong to the module currency; what they do to the prices on the shelf is known here.
import type { RatesContext } from "#modules/currency/context.ts";
import type { currencyEndpoints } from "#modules/currency/contract.ts";
import { fetchRates } from "#modules/currency/fetch-rates.ts";
import { listRates } from "#modules/currency/list-rates.ts";
import { setRate } from "#modules/currency/set-rate.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { hasOldPrices, updateDisplayPrices } from "./update-display-prices.ts";

export const currencyHandlers: HandlersOf<typeof currencyEndpoints, RatesContext> = {
  async exchangeRates(ctx, { body }) {
    if (body.action === "update_rates")
      return { updated_count: await ctx.asCaller((inside) => updateDisplayPrices(inside)) };
    const rates = await fetchRates(ctx);
    return { updated_count: rates.length, rates };
  },
  listExchangeRates: ({ asCaller, rateSource }) =>
    asCaller(async (ctx) => ({
      rates: await listRates(ctx),
      sourceName: rateSource?.name ?? null,
      hasOldPrices: await hasOldPrices(ctx),
    })),
  setExchangeRate: ({ asCaller }, { body }) => asCaller((ctx) => setRate(ctx, body)),
};
