/**
 * Amounts are whole numbers of the smallest unit (cents, agorot, yen) together with their currency.
 * Nothing in the shop adds, compares or rounds money outside this file and the pricing rules.
 */

/**
 * The currencies that a shop can sell in (ISO 4217), the main one first. The owner switches on
 * those that it does sell in.
 */
export const currencies = [
  "USD",
  "ILS",
  "EUR",
  "GBP",
  "JPY",
  "CAD",
  "AUD",
  "CHF",
  "SEK",
  "DKK",
  "NOK",
  "PLN",
  "CZK",
] as const;
export type Currency = (typeof currencies)[number];

/** The currency of the catalogue: of its prices, of coupons, and of costs. */
export const MAIN_CURRENCY = "USD";
/** The currency of the shop's own country: figures are in it as well. */
export const HOME_CURRENCY = "ILS";

/** The two in which orders are entered by hand and figures are read. */
export const ownCurrencies = [MAIN_CURRENCY, HOME_CURRENCY] as const;
export type OwnCurrency = (typeof ownCurrencies)[number];

export const isOwnCurrency = (currency: Currency): boolean =>
  currency === MAIN_CURRENCY || currency === HOME_CURRENCY;

/** The currencies whose smallest unit is not a hundredth, with the decimals that they have. */
const otherDigits: Readonly<Partial<Record<Currency, number>>> = { JPY: 0 };

/** The decimals of an amount in major units. */
export const getMinorDigits = (currency: Currency): number => otherDigits[currency] ?? 2;

/** Minor units in one major unit. */
const getScale = (currency: Currency): number => 10 ** getMinorDigits(currency);

export type Money = { readonly amountMinor: number; readonly currency: Currency };

/** An amount of so many cents, agorot or yen. Throws a RangeError for a fraction of one. */
export function money(amountMinor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amountMinor)) {
    throw new RangeError(`Money needs whole minor units, got ${amountMinor}`);
  }
  return { amountMinor, currency };
}

/**
 * The sum of amounts in one currency; zero of `currency` for an empty list. Throws on mixed
 * currencies.
 */
export function sumMoney(amounts: readonly Money[], currency: Currency): Money {
  return amounts.reduce((sum, next) => addMoney(sum, next), money(0, currency));
}

export function isSameMoney(a: Money, b: Money): boolean {
  return a.amountMinor === b.amountMinor && a.currency === b.currency;
}

export function addMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.amountMinor + b.amountMinor, a.currency);
}

export function subtractMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.amountMinor - b.amountMinor, a.currency);
}

export function multiplyMoney(amount: Money, quantity: number): Money {
  return money(amount.amountMinor * quantity, amount.currency);
}

/** `percent` (whole, 0 to 100) of a non-negative amount, rounded half up to the minor unit. */
export function computePercent(amount: Money, percent: number): Money {
  return money(Math.floor((amount.amountMinor * percent + 50) / 100), amount.currency);
}

/** The amount in major units, where a decimal number is needed (the stored cart, charts). */
export function toMajorUnits({ amountMinor, currency }: Money): number {
  return amountMinor / getScale(currency);
}

/** "74.99", or "7499" in yen: the amount with the decimals of its currency, for files and forms. */
export function formatDecimal(amount: Money): string {
  return toMajorUnits(amount).toFixed(getMinorDigits(amount.currency));
}

/**
 * Minor units of a decimal amount such as 74.99; binary noise below half a minor unit is removed.
 */
export function toMinorUnits(amount: number, currency: Currency): Money {
  return money(Math.round(amount * getScale(currency)), currency);
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency)
    throw new TypeError(`Cannot combine ${a.currency} with ${b.currency}`);
}
