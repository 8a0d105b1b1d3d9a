import { currencies, type Currency } from "#shared/money.ts";

/** A text for each currency. */
export function mapCurrencies(map: (currency: Currency) => string): Record<Currency, string> {
  // The names are those of the list.
  return Object.fromEntries(currencies.map((currency) => [currency, map(currency)])) as Record<
    Currency,
    string
  >;
}
