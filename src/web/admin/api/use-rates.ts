import type { currencyEndpoints } from "#modules/currency/contract.ts";
import type { CallOutput } from "#web/api-request.ts";
import { useApi } from "./use-api.ts";

export const ratesPath = "/api/admin/exchange-rates";

export type RateList = CallOutput<typeof currencyEndpoints.listExchangeRates>;
export type RateRow = RateList["rates"][number];

/** The newest rate of each pair, and where rates come from. */
export const useRates = () => useApi<typeof currencyEndpoints.listExchangeRates>(ratesPath, {});

/** Shekels for a dollar, as a decimal text; null while no rate is known. */
export function useShekelRate(): string | null {
  const rates = useRates().data?.rates;
  const pair = rates?.find((it) => it.baseCurrency === "USD" && it.targetCurrency === "ILS");
  return pair?.rate ?? null;
}
