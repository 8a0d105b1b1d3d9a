import { moneyKinds, type MoneyKind } from "#modules/orders/kinds.ts";
import type { Amount, Report } from "#modules/analytics/report-contract.ts";
import { addMoney, HOME_CURRENCY, MAIN_CURRENCY, money, type Money } from "#shared/money.ts";
import { addAmounts, noAmount } from "./buckets.ts";

type Row = Report["money"]["payments"][number];

/** Money of several days, as it was paid and in all. */
export type MoneySum = {
  readonly count: number;
  /** As it was paid, without currencies in which nothing was. */
  readonly paid: readonly Money[];
  readonly amount: Amount;
};

/** The sum of some rows. */
export function sumMoney(rows: readonly Row[]): MoneySum {
  const shekels = rows.reduce((sum, row) => addMoney(sum, row.shekels), money(0, HOME_CURRENCY));
  const dollars = rows.reduce((sum, row) => addMoney(sum, row.dollars), money(0, MAIN_CURRENCY));
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    paid: [shekels, dollars].filter(({ amountMinor }) => amountMinor > 0),
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
