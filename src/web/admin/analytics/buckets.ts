import type { Amount, Report } from "#modules/analytics/report-contract.ts";
import {
  addMoney,
  HOME_CURRENCY,
  MAIN_CURRENCY,
  money,
  multiplyMoney,
  toMajorUnits,
  type Money,
  type OwnCurrency,
} from "#shared/money.ts";

type Day = Report["days"][number];

/** Days that a chart shows as one point. */
export type Bucket = {
  readonly from: string;
  readonly to: string;
  readonly orders: number;
  readonly revenue: Amount;
  readonly underway: Amount;
  /** Whether all of its days are final. */
  readonly isComplete: boolean;
};

const WEEK = 7;

/** More days than a chart can tell apart are shown in weeks. */
const MAX_DAYS = 120;

/** Days in a point of a chart, by the number of days that it shows. */
export const getDaysInBucket = (days: number): number => (days > MAX_DAYS ? WEEK : 1);

/**
 * Days gathered into buckets of a size, counted back from the last day; the first takes what is
 * left over as well.
 */
export function getBuckets(days: readonly Day[], size: number): Bucket[] {
  const count = Math.max(Math.floor(days.length / size), 1);
  const rest = days.length - count * size;
  return Array.from({ length: count }, (_, index) =>
    sumBucket(days.slice(index === 0 ? 0 : rest + index * size, rest + (index + 1) * size)),
  );
}

function sumBucket(days: readonly Day[]): Bucket {
  return {
    from: days[0]?.day ?? "",
    to: days.at(-1)?.day ?? "",
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    revenue: days.map(({ revenue }) => revenue).reduce(addAmounts, noAmount),
    underway: days.map(({ underway }) => underway).reduce(addAmounts, noAmount),
    isComplete: days.every(({ isComplete }) => isComplete),
  };
}

export const noAmount: Amount = {
  original: money(0, MAIN_CURRENCY),
  ils: null,
  unrated: money(0, MAIN_CURRENCY),
};

export function addAmounts(a: Amount, b: Amount): Amount {
  return {
    original: addMoney(a.original, b.original),
    ils: a.ils === null ? b.ils : b.ils === null ? a.ils : addMoney(a.ils, b.ils),
    unrated: addMoney(a.unrated, b.unrated),
  };
}

export function subtractAmounts(a: Amount, b: Amount): Amount {
  const toNegative = (amount: Money) => multiplyMoney(amount, -1);
  return addAmounts(a, {
    original: toNegative(b.original),
    ils: b.ils && toNegative(b.ils),
    unrated: toNegative(b.unrated),
  });
}

/** Shekels, unless no revenue has any. */
export function getLeadingCurrency({ figures: { revenue } }: Report): OwnCurrency {
  return revenue.now.ils === null || (revenue.before.ils === null && isNothing(revenue.now))
    ? MAIN_CURRENCY
    : HOME_CURRENCY;
}

const isNothing = ({ original }: Amount) => original.amountMinor === 0;

/** An amount in the currency of a chart; unknown shekels are missing from it. */
export function selectCurrency({ ils, original }: Amount, currency: OwnCurrency) {
  return currency === MAIN_CURRENCY ? original : (ils ?? money(0, HOME_CURRENCY));
}

export const getHeight = (amount: Amount, currency: OwnCurrency) =>
  toMajorUnits(selectCurrency(amount, currency));
