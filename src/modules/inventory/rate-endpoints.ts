// Rates belong to the module currency; these endpoints are here because a new rate changes the
// prices of variants.
import { z } from "zod";
import { currencyRowSchema, rateSchema } from "#modules/currency/contract.ts";
import { enteredRate } from "#modules/currency/entered-rate.ts";
import { fetchRates } from "#modules/currency/fetch-rates.ts";
import { listRates } from "#modules/currency/list-rates.ts";
import { setRate } from "#modules/currency/set-rate.ts";
import {
  listCurrencies,
  setCurrency,
  type UsedCurrencies,
} from "#modules/currency/set-currency.ts";
import { listUnpaidCurrencies } from "#modules/orders/list-unpaid-currencies.ts";
import type { Context } from "#modules/context.ts";
import { endpoint } from "#modules/endpoint.ts";
import { listMarketsInEffect } from "#modules/markets/find-market.ts";
import { createInput } from "#shared/records/record.ts";
import { version } from "#shared/records/version.ts";
import { hasOldPrices, changeDisplayPrices } from "#modules/catalog/change-display-prices.ts";
import { currencies, MAIN_CURRENCY } from "#shared/money.ts";

const listUsedCurrencies = async (ctx: Pick<Context, "db" | "clock">): Promise<UsedCurrencies> => ({
  market: (await listMarketsInEffect(ctx)).map(({ currency }) => currency),
  unpaid_orders: await listUnpaidCurrencies(ctx),
});

export const currencyEndpoints = {
  exchangeRates: endpoint("POST /api/functions/exchange-rates", {
    summary: "Fetch exchange rates, or recompute the displayed prices",
    permission: "prices.write",
    as: "outside",
    errors: ["no_rate_source", "rates_unavailable"],
    body: z.object({ action: z.enum(["fetch_rates", "update_rates"]) }),
    response: z.object({
      /** The number of fetched pairs, or of variants with a new displayed price. */
      updated_count: z.int(),
      /** Rates that were fetched. */
      rates: z.array(rateSchema).optional(),
    }),
    handle: async (ctx, body) => {
      if (body.action === "update_rates")
        return { updated_count: await ctx.asCaller((inside) => changeDisplayPrices(inside)) };
      const rates = await fetchRates(ctx);
      return { updated_count: rates.length, rates };
    },
  }),
  listExchangeRates: endpoint("GET /api/admin/exchange-rates", {
    summary: "List the newest exchange rate of each pair, latest first, and the currencies",
    permission: "stock.read",
    as: "outside",
    response: z.object({
      rates: z.array(rateSchema),
      /** Those that the shop can sell in, in the order in which they are offered. */
      currencies: z.array(currencyRowSchema),
      /** Where rates can be fetched from; null when no source is configured. */
      sourceName: z.string().nullable(),
      /** Whether a variant shows a price that is not by the newest rate. */
      hasOldPrices: z.boolean(),
    }),
    handle: ({ asCaller, rateSource }) =>
      asCaller(async (ctx) => ({
        rates: await listRates(ctx),
        currencies: await listCurrencies(ctx, await listUsedCurrencies(ctx)),
        sourceName: rateSource?.name ?? null,
        hasOldPrices: await hasOldPrices(ctx),
      })),
  }),
  setExchangeRate: endpoint("PUT /api/admin/exchange-rates", {
    summary: "Set an exchange rate by hand",
    permission: "prices.write",
    as: "outside",
    errors: ["conflict"],
    body: createInput(enteredRate, {
      baseCurrency: z.literal(MAIN_CURRENCY),
      /** Null where there was no rate. Left out, the rate is changed in any case. */
      version: version.nullable().optional(),
    }),
    response: rateSchema,
    handle: ({ asCaller }, body) => asCaller((ctx) => setRate(ctx, body)),
  }),
  setCurrency: endpoint("PUT /api/admin/currencies/:code", {
    summary: "Set whether the shop sells in a currency",
    permission: "prices.write",
    errors: ["not_found", "conflict"],
    params: z.object({ code: z.enum(currencies) }),
    body: z.object({ isEnabled: z.boolean(), version }),
    response: currencyRowSchema,
    handle: async (ctx, code, body) => setCurrency(ctx, code, body, await listUsedCurrencies(ctx)),
  }),
};
