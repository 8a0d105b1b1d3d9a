import { formatCount, formatShare } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import type { FigureRows } from "#modules/analytics/rows-contract.ts";
import type { Money } from "#shared/money.ts";
import { Amount } from "../kit/money.tsx";
import { Dollars } from "./figure-cards.tsx";

const text = analytics.why;

type TotalProps = {
  answer: FigureRows;
  /** How many rows are to be seen. */
  shown: number;
  hasMore: boolean;
  /** Of an item units are counted, not rows. */
  isOfItem: boolean;
};

/** Total of all rows, including those further down. */
export function Total({ answer, shown, hasMore, isOfItem }: TotalProps) {
  const { figure, total } = answer;
  const { rows } = analytics.figures[figure];
  const countsRows = figure !== "units" && figure !== "profit" && !isOfItem;
  return (
    <footer className="sticky bottom-0 mt-auto grid gap-1 border-t border-line bg-surface-2 px-5 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium">
        <span>{text.total}</span>
        <span className="num">
          <Sum answer={answer} />
        </span>
      </p>
      {getDivisions(total).map(([sum, average]) => (
        <p key={sum.currency} dir="ltr" className="num text-end text-xs text-faint">
          <Amount amount={sum} /> ÷ {formatCount(total.count)} = <Amount amount={average} />
        </p>
      ))}
      {total.amount !== null && total.average === null && (
        <p className="text-xs text-faint">
          <Dollars amount={total.amount} />
        </p>
      )}
      <p className="text-xs text-faint">
        {countsRows
          ? hasMore
            ? text.shown(shown, rows(total.count))
            : rows(total.count)
          : text.units(total.count)}
      </p>
    </footer>
  );
}

/** The calculation of an average; in shekels where all orders have them. */
function getDivisions({ amount, average }: FigureRows["total"]): (readonly [Money, Money])[] {
  if (amount === null || average === null) return [];
  const inDollars = [amount.original, average.original] as const;
  return amount.ils === null || average.ils === null || amount.unrated.amountMinor > 0
    ? [inDollars]
    : [[amount.ils, average.ils], inDollars];
}

/** The number on the screen. */
export function Sum({ answer: { figure, total } }: { answer: FigureRows }) {
  const { count, amount, average, of } = total;
  if (average !== null) return <Amount amount={average.ils ?? average.original} />;
  if (figure === "average") return analytics.none;
  if (amount !== null) return <Amount amount={amount.ils ?? amount.original} />;
  if (figure === "cancelled" && of !== null && of > 0)
    return (
      <>
        <bdi>{formatShare(count / of)}</bdi>{" "}
        <span className="text-sm font-text text-faint">{text.ofOrders(count, of)}</span>
      </>
    );
  return <bdi>{formatCount(count)}</bdi>;
}
