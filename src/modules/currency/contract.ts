import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { isRate, rateTargets } from "./rates.ts";

const rateSchema = z.object({
  baseCurrency: z.string(),
  targetCurrency: z.string(),
  /** A decimal text: what one unit of the base costs. */
  rate: z.string(),
  /** The host that it was fetched from, "manual", or "sample" in a demo. */
  source: z.string(),
  updatedAt: z.iso.datetime(),
  /** Older than three days. */
  isStale: z.boolean(),
});
export type Rate = z.infer<typeof rateSchema>;

/** A rate as people write it; compared and stored as a decimal, never as a binary number. */
const rateText = z.string().trim().refine(isRate, "malformed");

export const currencyEndpoints = {
  exchangeRates: endpoint({
    method: "post",
    path: "/api/functions/exchange-rates",
    summary: "Fetches exchange rates from their source, or computes the displayed prices anew",
    permission: "prices.write",
    refusals: ["no_rate_source", "rates_unavailable"],
    body: z.object({ action: z.enum(["fetch_rates", "update_rates"]) }),
    response: z.object({
      /** Pairs that were fetched, or variants that have a new displayed price. */
      updated_count: z.int(),
      /** What was fetched. */
      rates: z.array(rateSchema).optional(),
    }),
  }),
  listExchangeRates: endpoint({
    method: "get",
    path: "/api/admin/exchange-rates",
    summary: "The newest rate of each pair, the latest first",
    permission: "stock.read",
    response: z.object({
      rates: z.array(rateSchema),
      /** Where rates can be fetched from; null when no source is configured. */
      sourceName: z.string().nullable(),
      /** A variant shows a price that is not by the newest rate: it is computed anew only when asked for. */
      hasOldPrices: z.boolean(),
    }),
  }),
  setExchangeRate: endpoint({
    method: "put",
    path: "/api/admin/exchange-rates",
    summary: "Writes down a rate by hand, unless it has changed meanwhile",
    permission: "prices.write",
    refusals: ["conflict"],
    body: z.object({
      baseCurrency: z.literal("USD"),
      targetCurrency: z.enum(rateTargets),
      rate: rateText,
      /** What the clerk saw before, null for no rate; another one meanwhile is a conflict. Not looked at when left out. */
      seenRate: rateText.nullable().optional(),
    }),
    response: rateSchema,
  }),
};
