/** Why a currency cannot be switched off: the shop sells in it, counts in it, or is owed in it. */
export const currencyUses = ["main", "home", "unpaid_orders"] as const;
export type CurrencyUse = (typeof currencyUses)[number];
