import type { currencyEndpoints } from "#modules/currency/contract.ts";
import type { CallOutput } from "#web/api-request.ts";
import { useApi } from "../../api/use-api.ts";

export const ratesPath = "/api/admin/exchange-rates";

export type RateList = CallOutput<typeof currencyEndpoints.listExchangeRates>;
export type RateRow = RateList["rates"][number];

/** The newest rate of each pair, and where rates come from. */
export const useRates = () => useApi<typeof currencyEndpoints.listExchangeRates>(ratesPath, {});

/** Shekels for a dollar, to look at; undefined when no rate is known. */
export function useShekelRate(): number | undefined {
  const rate = useRates().data?.rates.find((it) => it.targetCurrency === "ILS")?.rate;
  return rate === undefined ? undefined : Number(rate);
}
