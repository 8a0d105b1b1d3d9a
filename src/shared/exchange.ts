import { HOME_CURRENCY, getMinorDigits, isOwnCurrency, MAIN_CURRENCY, money } from "./money.ts";
import type { Currency, Money } from "./money.ts";

/** A number as one whole number over another, so that nothing is rounded before the end. */
type Fraction = readonly [bigint, bigint];

/** The decimals of a rate, as its columns hold them. */
const RATE_DIGITS = 8;

function toFraction(decimal: string): Fraction {
  const [whole = "", fraction = ""] = decimal.split(".");
  return [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
}

/** Rounded to a whole number, halves away from zero, exactly as the database does. */
function roundFraction([over, under]: Fraction): bigint {
  const size = over < 0n ? -over : over;
  const rounded = (2n * size + under) / (2n * under);
  return over < 0n ? -rounded : rounded;
}

/** An amount in another currency, of which one unit of its own costs `over / under` units. */
function convertBy(
  amount: Money,
  [over, under]: Fraction,
  currency: Currency,
  round = roundFraction,
): Money {
  const minor = BigInt(amount.amountMinor) * over * getMinorUnits(currency);
  return money(Number(round([minor, under * getMinorUnits(amount.currency)])), currency);
}

const getMinorUnits = (currency: Currency): bigint => 10n ** BigInt(getMinorDigits(currency));

/**
 * An amount in another currency. `rate` is a decimal text, what one unit of the amount's currency
 * costs there; the result is rounded to the minor unit.
 */
export function convertMoney(amount: Money, rate: string, currency: Currency): Money {
  return convertBy(amount, toFraction(rate), currency);
}

/** The rate for the other direction: 1 divided by a rate, with eight decimals. */
export function computeInverse(rate: string): string {
  const [over, under] = toFraction(rate);
  const digits = String(roundFraction([under * 10n ** BigInt(RATE_DIGITS), over]));
  const padded = digits.padStart(RATE_DIGITS + 1, "0");
  return `${padded.slice(0, -RATE_DIGITS)}.${padded.slice(-RATE_DIGITS)}`;
}

/** The rates that an order froze. */
export type FrozenRate = {
  /** Shekels for one dollar. */
  readonly rate: string;
  /** Dollars for one unit of the order's currency; not needed for dollars and shekels. */
  readonly usdRate?: string | undefined;
};

/** The rates that a row of the orders has frozen; null where none was known. */
export function getFrozenRate({
  ilsRate,
  usdRate,
}: {
  readonly ilsRate: string | null;
  readonly usdRate: string | null;
}): FrozenRate | null {
  return ilsRate === null ? null : { rate: ilsRate, usdRate: usdRate ?? undefined };
}

/** Dollars for one unit of a currency; undefined where the rate is not known. */
function findWorth(currency: Currency, rate: FrozenRate | null): Fraction | undefined {
  if (currency === MAIN_CURRENCY) return [1n, 1n];
  const decimal = currency === HOME_CURRENCY ? rate?.rate : rate?.usdRate;
  if (decimal === undefined) return undefined;
  const [over, under] = toFraction(decimal);
  return currency === HOME_CURRENCY ? [under, over] : [over, under];
}

type Conversion = {
  /** The rates of `currency`, where one pair is not about both currencies. */
  readonly toRate?: FrozenRate | null | undefined;
  readonly round?: typeof roundFraction;
};

/**
 * An amount of an order in another currency by the rates that the order froze, rounded to the minor
 * unit: the same figure as in the database. Null where no rate was known, and where one pair of
 * rates is to convert between two foreign currencies, because it knows only one of them.
 */
export function convertFrozen(
  amount: Money,
  currency: Currency,
  rate: FrozenRate | null,
  { toRate, round = roundFraction }: Conversion = {},
): Money | null {
  if (amount.currency === currency) return amount;
  const isOfBoth = isOwnCurrency(amount.currency) || isOwnCurrency(currency);
  if (!isOfBoth && toRate === undefined) return null;
  const from = findWorth(amount.currency, rate);
  const to = findWorth(currency, toRate === undefined ? rate : toRate);
  if (from === undefined || to === undefined) return null;
  return convertBy(amount, [from[0] * to[1], from[1] * to[0]], currency, round);
}

/** The same for the most that may be charged, without the rest that is less than a minor unit. */
export const convertDown = (amount: Money, currency: Currency, rate: FrozenRate | null) =>
  convertFrozen(amount, currency, rate, { round: ([over, under]) => over / under });

/** In shekels. */
export const toShekels = (amount: Money, rate: FrozenRate | null): Money | null =>
  convertFrozen(amount, HOME_CURRENCY, rate);

/** The same in dollars. */
export const toDollars = (amount: Money, rate: FrozenRate | null): Money | null =>
  convertFrozen(amount, MAIN_CURRENCY, rate);

/**
 * The same in any currency: dollars, shekels, that of the order, or one with rates of its own
 * (`toRate`). Throws a RangeError where no rate is known.
 */
export function convertTo(
  amount: Money,
  currency: Currency,
  rate: FrozenRate | null,
  toRate?: FrozenRate | null,
): Money {
  const converted = convertFrozen(amount, currency, rate, { toRate });
  if (converted === null) throw new RangeError(`no rate is known for ${currency}`);
  return converted;
}

/**
 * An amount as the back office shows it: in shekels with what was agreed beside, or with dollars
 * where that is shekels; alone where no rate was known.
 */
export function convertToBoth(
  amount: Money,
  rate: FrozenRate | null,
): { readonly ils: Money | null; readonly original: Money } {
  const isHome = amount.currency === HOME_CURRENCY;
  return {
    ils: toShekels(amount, rate),
    original: (isHome && toDollars(amount, rate)) || amount,
  };
}
