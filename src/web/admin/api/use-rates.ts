import type { CallOutput } from "#web/api/api-request.ts";
import { useApi } from "./use-api.ts";
import { HOME_CURRENCY, MAIN_CURRENCY } from "#shared/money.ts";

export type RateList = CallOutput<"GET /api/admin/exchange-rates">;
export type RateRow = RateList["rates"][number];
export type CurrencyRow = RateList["currencies"][number];

/** The newest rate of each pair, and where rates come from. */
export const useRates = () => useApi("GET /api/admin/exchange-rates", {});

/** Shekels for a dollar, as a decimal text; null while no rate is known. */
export function useShekelRate(): string | null {
  const rates = useRates().data?.rates;
  const pair = rates?.find(
    (it) => it.baseCurrency === MAIN_CURRENCY && it.targetCurrency === HOME_CURRENCY,
  );
  return pair?.rate ?? null;
}
