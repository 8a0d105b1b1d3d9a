/** Reasons to leave a currency on: it is the shop's or the books', of a market, or owed in. */
export const currencyUses = ["main", "home", "market", "unpaid_orders"] as const;
export type CurrencyUse = (typeof currencyUses)[number];
