// Rates as decimal texts, apart from the tables so that browsers can read them.
import { currencies } from "#shared/money.ts";

/** The currencies whose rates the shop knows: all but the main one, which they are for. */
export const [, ...rateTargets] = currencies;
export type RateTarget = (typeof rateTargets)[number];

/** Up to four digits and eight decimals, as the column holds them. */
const SHAPE = /^\d{1,4}(?:\.\d{1,8})?$/;
/** Limits of plausible rates; with them a converted price fits its column. */
const SMALLEST = 0.001;
const LARGEST = 1_000;

/** Whether a text is a plausible rate. */
export function isRate(text: string): boolean {
  const value = Number(text);
  return SHAPE.test(text) && value >= SMALLEST && value <= LARGEST;
}
