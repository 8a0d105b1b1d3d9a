import {
  ChartColumn,
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
import type { Amount, FigureName, Report } from "#modules/analytics/report-contract.ts";
import { classNames } from "#ui/class-names.ts";
import { Explanation } from "../kit/figure-strip.tsx";
import { Amount as MoneyText } from "../kit/money.tsx";
import { Change } from "./change.tsx";
import type { ReportView } from "./use-report-view.ts";
import { WhyButton } from "./why-button.tsx";

const text = analytics.figures;

const icons: Readonly<Record<FigureName, LucideIcon>> = {
  revenue: ChartColumn,
  orders: List,
  average: Receipt,
  bags: ShoppingBag,
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
};

/**
 * The figures of the period, each with its change, what it means, and the way to what is behind it.
 */
export function FigureCards({ report, ask }: { report: Report; ask: ReportView["ask"] }) {
  const cells = getCells(report.figures);
  return (
    <ul
      aria-label={analytics.figuresTitle}
      className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line xl:grid-cols-4"
    >
      {(Object.keys(icons) as FigureName[]).map((name) => (
        <FigureCard key={name} name={name} cell={cells[name]} onAsk={() => ask({ figure: name })} />
      ))}
    </ul>
  );
}

function FigureCard({
  name,
  cell: { value, note, before, change, isSomething },
  onAsk,
}: {
  name: FigureName;
  cell: Cell;
  onAsk: () => void;
}) {
  const { label, explanation } = text[name];
  const Icon = icons[name];
  return (
    <li
      className={classNames(
        "grid min-w-0 content-start gap-1 bg-surface p-4 lg:px-5",
        name === "revenue" && "col-span-2",
      )}
    >
      <h2 className="flex min-h-9 items-center gap-1.5 text-xs font-text text-soft">
        <Icon aria-hidden className="size-4 flex-none" />
        {label}
        <Explanation label={label} text={explanation} />
      </h2>
      <p
        className={classNames(
          "num leading-ui font-medium tracking-head wrap-anywhere",
          name === "revenue" ? "text-2xl" : "text-xl",
        )}
      >
        {value}
      </p>
      {note !== undefined && <p className="text-xs text-faint">{note}</p>}
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-faint">
        <Change
          change={change}
          isSomething={isSomething}
          isPoints={name === "cancelled"}
          isLessBetter={name === "cancelled" || name === "refunds"}
        />
        <span>
          {analytics.change.before} {before}
        </span>
      </p>
      <WhyButton label={label} onClick={onAsk} />
    </li>
  );
}

function getCells(figures: Report["figures"]): Readonly<Record<FigureName, Cell>> {
  const { average, cancelled } = figures;
  return {
    revenue: ofAmounts(figures.revenue),
    orders: ofCounts(figures.orders),
    average: {
      value: average.now === null ? analytics.none : <Leading amount={average.now} />,
      note: average.now?.ils && <MoneyText amount={average.now.original} />,
      before: average.before === null ? analytics.none : <Leading amount={average.before} />,
      change: average.change,
      isSomething: average.now !== null,
    },
    bags: ofCounts(figures.bags),
    customers: ofCounts(figures.customers),
    refunds: ofAmounts(figures.refunds),
    cancelled: {
      value: <Share share={cancelled.now.share} />,
      note:
        cancelled.now.orders > 0 &&
        analytics.why.ofOrders(cancelled.now.cancelled, cancelled.now.orders),
      before: <Share share={cancelled.before.share} />,
      change: cancelled.change,
      // There is no share that is new: without orders before there is nothing to compare with.
      isSomething: false,
    },
  };
}

function ofCounts({ now, before, change }: Report["figures"]["orders"]): Cell {
  return {
    value: <bdi>{formatCount(now)}</bdi>,
    before: <bdi className="num">{formatCount(before)}</bdi>,
    change,
    isSomething: now > 0,
  };
}

function ofAmounts({ now, before, change }: Report["figures"]["revenue"]): Cell {
  return {
    value: <Leading amount={now} />,
    note: <Dollars amount={now} />,
    before: <Leading amount={before} />,
    change,
    isSomething: now.original.amountMinor > 0,
  };
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
      {unrated.amountMinor > 0 && (
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
