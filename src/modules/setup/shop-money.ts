import { isRate } from "#modules/currency/rates.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, type OwnCurrency } from "#shared/money.ts";

/** The markets with pages in another currency that a first start can put into effect. */
export const marketOfCurrency = { EUR: "eu", GBP: "uk", ILS: "il" } as const;

export const setupCurrencies = [MAIN_CURRENCY, "EUR", "GBP", HOME_CURRENCY] as const;
export type SetupCurrency = (typeof setupCurrencies)[number];

/** Whether the shop has a rate of its own for it, besides that of its books. */
export const isForeign = (
  currency: SetupCurrency,
): currency is Exclude<SetupCurrency, OwnCurrency> =>
  currency !== MAIN_CURRENCY && currency !== HOME_CURRENCY;

/** Which rates are missing or implausible: pages in another currency than dollars need them. */
export function findRateProblems({
  currency,
  ilsRate,
  rate,
}: {
  readonly currency: SetupCurrency;
  readonly ilsRate: string;
  readonly rate: string;
}): ("ilsRate" | "rate")[] {
  if (currency === MAIN_CURRENCY) return [];
  return [
    ...(isRate(ilsRate) ? [] : (["ilsRate"] as const)),
    ...(isForeign(currency) && !isRate(rate) ? (["rate"] as const) : []),
  ];
}
