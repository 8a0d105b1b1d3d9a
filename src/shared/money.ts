/**
 * Amounts are whole numbers of the smallest unit (cents, agorot) together with their currency.
 * Nothing in the shop adds, compares or rounds money outside this file and the pricing rules.
 */
export const currencies = ["USD", "ILS"] as const;
export type Currency = (typeof currencies)[number];

export type Money = { readonly amountMinor: number; readonly currency: Currency };

/** Minor units in one major unit; both currencies of the shop have two decimals. */
const MINOR_PER_MAJOR = 100;

/**
 * An amount of `amountMinor` cents or agorot. Throws a RangeError for a fraction of a minor unit.
 */
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

/**
 * The amount in major units, for protocols that want a decimal number (structured data, the stored
 * cart).
 */
export function toMajorUnits(amount: Money): number {
  return amount.amountMinor / MINOR_PER_MAJOR;
}

/**
 * Minor units of a decimal amount such as 74.99; binary noise below half a minor unit is removed.
 */
export function toMinorUnits(amount: number, currency: Currency): Money {
  return money(Math.round(amount * MINOR_PER_MAJOR), currency);
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency)
    throw new TypeError(`Cannot combine ${a.currency} with ${b.currency}`);
}
export const MAIN_CURRENCY = "USD";
