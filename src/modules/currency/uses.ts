/**
 * Why a currency must stay on: the catalogue or the books are in it, a market sells in it, or an
 * order in it is unpaid.
 */
export const currencyUses = ["main", "home", "market", "unpaid_orders"] as const;
export type CurrencyUse = (typeof currencyUses)[number];
