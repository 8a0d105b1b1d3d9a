// The lists and limits of the answers about payments at the door, apart from their table so that
// browsers can read them.

/** The currencies in which customers may have paid at the door. */
export const doorCurrencies = [
  "USD",
  "EUR",
  "GBP",
  "ILS",
  "AED",
  "AUD",
  "BRL",
  "CAD",
  "CHF",
  "CLP",
  "CNY",
  "CZK",
  "DKK",
  "HKD",
  "HUF",
  "INR",
  "ISK",
  "JPY",
  "KRW",
  "MXN",
  "NOK",
  "NZD",
  "PLN",
  "RON",
  "SEK",
  "SGD",
  "THB",
  "TRY",
  "TWD",
  "UAH",
  "ZAR",
] as const;
export type DoorCurrency = (typeof doorCurrencies)[number];

/** The currencies without a smaller unit, in which amounts are whole. */
export const wholeCurrencies: readonly DoorCurrency[] = ["CLP", "ISK", "JPY", "KRW"];

/** How many of the smallest unit make one unit of a currency: 100 cents, or 1 yen. */
export const getUnits = (currency: DoorCurrency): number =>
  wholeCurrencies.includes(currency) ? 1 : 100;

/** An amount as it is typed: "12.50". */
export function toTypedUnits(amountMinor: number, currency: DoorCurrency): string {
  const units = getUnits(currency);
  return (amountMinor / units).toFixed(units === 1 ? 0 : 2);
}

export const MAX_DOOR_NOTE = 1_000;
export const MAX_DOOR_MINOR = 1_000_000_000;
/** An answer can be corrected for this many days after it was first given. */
export const CORRECTION_DAYS = 30;
/** With fewer answers than this the shop publishes nothing. */
export const LEAST_ANSWERS = 30;
/** Published figures count the answers of this many days. */
export const PROMISE_DAYS = 90;

/** The states by which the list can be narrowed down; open: paid, and not looked into yet. */
export const doorStates = ["open", "paid", "nothing"] as const;
export type DoorState = (typeof doorStates)[number];
