import {
  ChartColumn,
  Coins,
  List,
  Receipt,
  ShoppingBag,
  Undo2,
  UserPlus,
  XCircle,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { formatCount, formatShare } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import type { FigureName } from "#modules/analytics/figure-names.ts";
import type { Amount, Profit, Report } from "#modules/analytics/report-contract.ts";
import { Amount as MoneyText } from "../kit/money.tsx";
import { Change } from "./change.tsx";
import type { ReportView } from "./use-report-view.ts";

const text = analytics.figures;

const icons: Readonly<Record<FigureName, LucideIcon>> = {
  revenue: ChartColumn,
  profit: Coins,
  orders: List,
  average: Receipt,
  units: ShoppingBag,
  customers: UserPlus,
  refunds: Undo2,
  cancelled: XCircle,
};

type Cell = {
  readonly value: ReactNode;
  /** Dollars beneath shekels, and what has no shekels. */
  readonly note?: ReactNode;
  readonly before: ReactNode;
  readonly change: number | null;
  readonly isSomething: boolean;
  /** Whether `before` is that of the same age. */
  readonly isSameAge?: boolean;
};

/**
 * The figures of the period, each with its change, what it means, and the way to what is behind it.
 */
export function FigureCards({ report, ask }: { report: Report; ask: ReportView["setQuestion"] }) {
  const cells = getCells(report);
  return (
    <ul
      aria-label={analytics.figuresTitle}
      className="figures grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line xl:grid-cols-4"
    >
      {(Object.keys(icons) as FigureName[]).map((name) => (
        <FigureCard key={name} name={name} cell={cells[name]} onAsk={() => ask({ figure: name })} />
      ))}
    </ul>
  );
}

function FigureCard({
  name,
  cell: { value, note, before, change, isSomething, isSameAge },
  onAsk,
}: {
  name: FigureName;
  cell: Cell;
  onAsk: () => void;
}) {
  const { label } = text[name];
  const Icon = icons[name];
  return (
    <li className="relative grid min-w-0 content-start gap-1 bg-surface p-4 has-[button:hover]:bg-surface-hover lg:px-5">
      <h2 className="flex min-h-7 items-center gap-1.5 text-xs font-text text-soft">
        <Icon aria-hidden className="size-4 flex-none" />
        {/* The whole card leads to what is behind the number. */}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={analytics.why.openFor(label)}
          onClick={onAsk}
          className="cursor-pointer rounded-xs text-start after:absolute after:inset-0"
        >
          {label}
        </button>
      </h2>
      <p className="num text-xl leading-ui font-medium tracking-head wrap-anywhere">{value}</p>
      {note !== undefined && (
        <div className="grid justify-items-start gap-0.5 text-xs text-faint">{note}</div>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-faint">
        <Change
          change={change}
          isSomething={isSomething}
          isPoints={name === "cancelled"}
          isLessBetter={name === "cancelled" || name === "refunds"}
          {...(isSameAge === true && { against: analytics.change.againstSameAge })}
        />
        <span>
          {isSameAge === true ? analytics.change.beforeSameAge : analytics.change.before} {before}
        </span>
      </p>
    </li>
  );
}

function getCells({ figures, sameAge }: Report): Readonly<Record<FigureName, Cell>> {
  const { average, cancelled, revenue, profit, orders, units } = figures;
  const isSameAge = sameAge !== null;
  const averageBefore = isSameAge ? sameAge.average : average.before;
  return {
    revenue: {
      ...toAmountCell({ ...revenue, before: sameAge?.revenue ?? revenue.before }),
      note: (
        <>
          <Dollars amount={revenue.now} />
          {revenue.underway.original.amountMinor > 0 && (
            <span>
              {analytics.figureNotes.underway} <Leading amount={revenue.underway} />
            </span>
          )}
        </>
      ),
      isSameAge,
    },
    profit: {
      ...toAmountCell({
        now: profit.now.amount,
        before: (sameAge?.profit ?? profit.before).amount,
        change: profit.change,
      }),
      note: <ProfitNotes profit={profit.now} />,
      isSameAge,
    },
    orders: { ...toCountCell({ ...orders, before: sameAge?.orders ?? orders.before }), isSameAge },
    average: {
      value: average.now === null ? analytics.none : <Leading amount={average.now} />,
      note: average.now?.ils && <MoneyText amount={average.now.original} />,
      before: averageBefore === null ? analytics.none : <Leading amount={averageBefore} />,
      change: average.change,
      isSomething: average.now !== null,
      isSameAge,
    },
    units: { ...toCountCell({ ...units, before: sameAge?.units ?? units.before }), isSameAge },
    customers: toCountCell(figures.customers),
    refunds: toAmountCell(figures.refunds),
    cancelled: {
      value: <Share share={cancelled.now.share} />,
      note:
        cancelled.now.orders > 0 &&
        analytics.why.ofOrders(cancelled.now.cancelled, cancelled.now.orders),
      before: <Share share={(sameAge?.cancelled ?? cancelled.before).share} />,
      change: cancelled.change,
      isSameAge,
      // There is no share that is new: without orders before there is nothing to compare with.
      isSomething: false,
    },
  };
}

function toCountCell({ now, before, change }: Report["figures"]["orders"]): Cell {
  return {
    value: <bdi>{formatCount(now)}</bdi>,
    before: <bdi className="num">{formatCount(before)}</bdi>,
    change,
    isSomething: now > 0,
  };
}

function toAmountCell({ now, before, change }: Report["figures"]["refunds"]): Cell {
  return {
    value: <Leading amount={now} />,
    note: <Dollars amount={now} />,
    before: <Leading amount={before} />,
    change,
    isSomething: now.original.amountMinor !== 0,
  };
}

/** The dollars of a profit, its share of the revenue, and what is not in it. */
export function ProfitNotes({ profit: { amount, margin, uncostedUnits } }: { profit: Profit }) {
  return (
    <>
      <Dollars amount={amount} />
      {margin !== null && (
        <span>
          {analytics.figureNotes.margin} <bdi className="num">{formatShare(margin)}</bdi>
        </span>
      )}
      {uncostedUnits > 0 && (
        <span className="text-warn-fg">{analytics.figureNotes.uncosted(uncostedUnits)}</span>
      )}
    </>
  );
}

/** Shekels, as far as there are any. */
function Leading({ amount }: { amount: Pick<Amount, "ils" | "original"> }) {
  return <MoneyText amount={amount.ils ?? amount.original} />;
}

/** The dollars that stand behind shekels, and those that no shekels are known of. */
export function Dollars({ amount: { ils, original, unrated } }: { amount: Amount }) {
  return (
    <span className="flex flex-wrap gap-x-2">
      {ils !== null && <MoneyText amount={original} />}
      {unrated.amountMinor !== 0 && (
        <span>
          {analytics.withoutRate} <MoneyText amount={unrated} />
        </span>
      )}
    </span>
  );
}

function Share({ share }: { share: number | null }) {
  return share === null ? analytics.none : <bdi className="num">{formatShare(share)}</bdi>;
}
