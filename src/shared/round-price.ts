import { getMinorDigits, money, type Currency, type Money } from "./money.ts";

/** How a price that follows from another currency is rounded. */
export const roundingRules = ["exact", "whole", "coins", "x.90", "x.99"] as const;
export type RoundingRule = (typeof roundingRules)[number];

/** The smallest amount that coins pay, in minor units, where it is more than one. */
const smallestCoins: Readonly<Partial<Record<Currency, number>>> = {
  ILS: 10,
  CAD: 5,
  AUD: 5,
  CHF: 5,
  SEK: 100,
  DKK: 50,
  NOK: 100,
  CZK: 100,
};

/** The minor units that a price ends in. */
const endings: Readonly<Partial<Record<RoundingRule, number>>> = { "x.90": 90, "x.99": 99 };

/**
 * The price nearest to an amount that the rule allows, the higher one of two. What costs something
 * is never free afterwards, and an amount of nothing stays nothing. Endings are those of a currency
 * with decimals; one without has whole amounts.
 */
export function roundPrice(price: Money, rule: RoundingRule): Money {
  const { amountMinor, currency } = price;
  if (amountMinor <= 0) return price;
  const major = 10 ** getMinorDigits(currency);
  const step = rule === "exact" ? 1 : rule === "coins" ? (smallestCoins[currency] ?? 1) : major;
  const ending = major === 1 ? 0 : (endings[rule] ?? 0);
  const rounded = Math.floor((amountMinor - ending) / step + 0.5) * step + ending;
  return money(Math.max(rounded, ending === 0 ? step : ending), currency);
}
