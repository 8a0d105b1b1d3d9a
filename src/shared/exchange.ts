import { money, type Currency, type Money } from "./money.ts";

/**
 * An amount in another currency. `rate` is a decimal text, what one unit of the amount's currency
 * costs there; the result is rounded to the minor unit, halves away from zero, exactly as the
 * database does.
 */
export function convertMoney(amount: Money, rate: string, currency: Currency): Money {
  const [whole = "", fraction = ""] = rate.split(".");
  const scale = 10n ** BigInt(fraction.length);
  const exact = BigInt(Math.abs(amount.amountMinor)) * BigInt(whole + fraction);
  const rounded = Number((2n * exact + scale) / (2n * scale));
  return money(amount.amountMinor < 0 ? -rounded : rounded, currency);
}

/**
 * The other way round: an amount of the currency that the rate is in, in the one that it is for.
 * Rounded in the same way.
 */
export function convertBack(amount: Money, rate: string, currency: Currency): Money {
  const [whole = "", fraction = ""] = rate.split(".");
  const exact = BigInt(Math.abs(amount.amountMinor)) * 10n ** BigInt(fraction.length);
  const divisor = BigInt(whole + fraction);
  const rounded = Number((2n * exact + divisor) / (2n * divisor));
  return money(amount.amountMinor < 0 ? -rounded : rounded, currency);
}

/** The rate that an order froze: shekels for one dollar, whichever of them it is in. */
export type FrozenRate = { readonly rate: string };

/** The rate that a row of the orders has frozen; null where none was known. */
export function getFrozenRate({ ilsRate }: { readonly ilsRate: string | null }): FrozenRate | null {
  return ilsRate === null ? null : { rate: ilsRate };
}

/**
 * Amount of an order in shekels by the rate that the order froze, rounded half up to the agora: the
 * same figure as in the database. Null where no rate was known.
 */
export function toShekels(amount: Money, rate: FrozenRate | null): Money | null {
  if (amount.currency === "ILS") return amount;
  return rate === null ? null : convertMoney(amount, rate.rate, "ILS");
}

/** The same in dollars. */
export function toDollars(amount: Money, rate: FrozenRate | null): Money | null {
  if (amount.currency === "USD") return amount;
  return rate === null ? null : convertBack(amount, rate.rate, "USD");
}

/**
 * An amount in one of the two currencies. Throws a RangeError where the other one is asked for and
 * no rate is known.
 */
export function convertTo(amount: Money, currency: Currency, rate: FrozenRate | null): Money {
  const converted = (currency === "ILS" ? toShekels : toDollars)(amount, rate);
  if (converted === null) throw new RangeError(`no rate is known for ${currency}`);
  return converted;
}

/**
 * An amount as the back office shows it: in shekels with the dollars beside, whichever of them was
 * agreed; alone where no rate was known.
 */
export function convertToBoth(
  amount: Money,
  rate: FrozenRate | null,
): { readonly ils: Money | null; readonly original: Money } {
  return { ils: toShekels(amount, rate), original: toDollars(amount, rate) ?? amount };
}
