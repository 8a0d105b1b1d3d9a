import { moneyKinds, type MoneyKind } from "#modules/orders/kinds.ts";
import type { Amount, Report } from "#modules/analytics/report-contract.ts";
import {
  currencies,
  HOME_CURRENCY,
  sumMoney as sumAll,
  type Currency,
  type Money,
} from "#shared/money.ts";
import { addAmounts, noAmount } from "./buckets.ts";

type Row = Report["money"]["payments"][number];

/** Money of several days, as it was paid and in all. */
export type MoneySum = {
  readonly count: number;
  /** As it was paid, without currencies in which nothing was. */
  readonly paid: readonly Money[];
  readonly amount: Amount;
};

const shownCurrencies: readonly Currency[] = [
  HOME_CURRENCY,
  ...currencies.filter((it) => it !== HOME_CURRENCY),
];

/** The sum of some rows. */
export function sumMoney(rows: readonly Row[]): MoneySum {
  const paid = rows.flatMap((row) => row.paid);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    paid: shownCurrencies
      .map((currency) =>
        sumAll(
          paid.filter((it) => it.currency === currency),
          currency,
        ),
      )
      .filter(({ amountMinor }) => amountMinor > 0),
    amount: rows.map(({ amount }) => amount).reduce(addAmounts, noAmount),
  };
}

/** The sums of each kind of which there are rows. */
export function sumByKind(rows: readonly Row[]): (MoneySum & { readonly kind: MoneyKind })[] {
  return moneyKinds.flatMap((kind) => {
    const sum = sumMoney(rows.filter((row) => row.kind === kind));
    return sum.count === 0 ? [] : [{ kind, ...sum }];
  });
}
