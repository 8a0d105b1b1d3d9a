// Sums of the rows behind figures, to be compared with the figures.
import type { Amount, Report } from "#modules/analytics/report-contract.ts";
import type { FigureRows } from "#modules/analytics/rows-contract.ts";

export const minor = (money: { amountMinor: number } | null | undefined) => money?.amountMinor ?? 0;
export const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The sum of the rows, as an amount of the report. */
export function added(behind: FigureRows): Amount {
  const { rows: all } = behind;
  const unrated = all.filter(({ amount }) => amount?.ils === null);
  const original = sum(all.map(({ amount }) => minor(amount?.original)));
  const isUnknown = original !== 0 && unrated.length === all.length;
  return {
    original: { amountMinor: original, currency: "USD" },
    ils: isUnknown
      ? null
      : { amountMinor: sum(all.map(({ amount }) => minor(amount?.ils))), currency: "ILS" },
    unrated: {
      amountMinor: sum(unrated.map(({ amount }) => minor(amount?.original))),
      currency: "USD",
    },
  };
}

/** Every figure of a period that is an amount, and every one that is a count. */
export function shown(of: Report, when: "now" | "before") {
  const { revenue, profit, refunds, orders, units, customers, cancelled } = of.figures;
  return {
    amounts: { revenue: revenue[when], profit: profit[when].amount, refunds: refunds[when] },
    counts: {
      orders: orders[when],
      units: units[when],
      customers: customers[when],
      cancelled: cancelled[when].cancelled,
    },
  };
}
