import { Link } from "react-router";
import { formatCount, formatMonth } from "#i18n/format-he.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import { isEnglish } from "#i18n/language.ts";
import type { Dashboard } from "#modules/analytics/contract.ts";
import { addMoney, HOME_CURRENCY, MAIN_CURRENCY, toMajorUnits, type Money } from "#shared/money.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useHatching } from "../kit/charts/hatching.tsx";
import { getScale } from "../kit/charts/scale.ts";
import { SkeletonRows } from "../kit/list-states.tsx";
import { Amount } from "../kit/money.tsx";
import { Panel } from "../kit/panel.tsx";

const text = dashboard.chart;
const WIDTH = 720;
const BASE = 180;
const TOP = 24;
/** The marks of the scale stand to the right of this. */
const SCALE = 660;
const COLUMN = 108;
const BAR = 64;
const ROUND = 10;

type Month = Dashboard["months"][number];
type Point = {
  readonly month: string;
  readonly orders: number;
  readonly amount: Money;
  /** Total of the orders that may still be completed. */
  readonly underway: Money;
  /** Whether more may be added: the month is not over, or orders of it are underway. */
  readonly isUnfinished: boolean;
  readonly isNow: boolean;
};

/**
 * Revenue of the last six months; undefined while it is loading. Time runs in the reading
 * direction: in Hebrew this month is at the left.
 */
export function RevenueChart({ months }: { months: readonly Month[] | undefined }) {
  const hasShekels = months?.some(({ revenueIls }) => revenueIls.amountMinor > 0) ?? true;
  const points = months?.map(({ month, orders, revenue, revenueIls, underway }, index) => {
    const isNow = index === months.length - 1;
    return {
      month,
      orders,
      amount: hasShekels ? revenueIls : revenue,
      underway: hasShekels ? underway.valueIls : underway.value,
      isUnfinished: isNow || underway.orders > 0,
      isNow,
    };
  });
  return (
    <Panel
      title={text.title}
      note={text.note[hasShekels ? HOME_CURRENCY : MAIN_CURRENCY]}
      action={
        <Link to={adminPaths.analytics} className="link">
          {text.more}
        </Link>
      }
    >
      {points === undefined ? (
        <SkeletonRows rows={4} />
      ) : (
        <div className="px-5 pb-4">
          <Legend />
          <Columns points={points} />
          <AsTable points={points} />
        </div>
      )}
    </Panel>
  );
}

function Legend() {
  const { fill, definition } = useHatching();
  return (
    <p className="flex flex-wrap gap-x-4 text-xs text-soft">
      {[[text.completed, "currentColor"] as const, [text.underway, fill] as const].map(
        ([name, inside]) => (
          <span key={name} className="inline-flex items-center gap-1.5">
            <svg aria-hidden width="14" height="10" className="text-accent-solid">
              {inside === fill && definition}
              <rect width="14" height="10" rx="2" fill={inside} />
            </svg>
            {name}
          </span>
        ),
      )}
    </p>
  );
}

function Columns({ points }: { points: readonly Point[] }) {
  const { fill, definition } = useHatching();
  const values = points.map(({ amount }) => toMajorUnits(amount));
  const marks = getScale(
    Math.max(...points.map(({ amount, underway }) => toMajorUnits(addMoney(amount, underway)))),
  );
  const most = marks.at(-1) ?? 1;
  const getHeight = (value: number) => (value / most) * (BASE - TOP);
  return (
    <svg
      role="img"
      aria-label={text.label}
      viewBox={`0 0 ${WIDTH} 224`}
      direction="ltr"
      className="num h-auto w-full overflow-visible text-[1.5rem] sm:text-2xs"
    >
      <g className="text-accent-solid">{definition}</g>
      {marks.map((mark) => {
        const y = BASE - getHeight(mark);
        return (
          <g key={mark} className="text-faint">
            <line x1="0" x2={SCALE} y1={y} y2={y} className="stroke-line" />
            <text x={WIDTH} y={y + 4} textAnchor="end" fill="currentColor">
              {formatCount(mark)}
            </text>
          </g>
        );
      })}
      {points.map(({ month, underway, isUnfinished, isNow }, index) => {
        const x = 22 + (isEnglish ? index : points.length - 1 - index) * COLUMN;
        const value = values[index] ?? 0;
        const height = getHeight(value);
        const pending = getHeight(toMajorUnits(underway));
        return (
          <g key={month}>
            {pending > 0 && (
              <path
                d={formatColumn(x, height + pending)}
                fill={fill}
                strokeDasharray="4 3"
                className="stroke-accent-solid"
              />
            )}
            <path
              d={pending > 0 ? formatBlock(x, height) : formatColumn(x, height)}
              fill="currentColor"
              className={isNow ? "text-accent-solid" : "text-accent-solid/40"}
            />
            <MonthLine x={x + BAR / 2}>{formatMonth(month)}</MonthLine>
            {/* Not a second line of the same text: WebKit mixes up the words of both. */}
            {isUnfinished && (
              <MonthLine x={x + BAR / 2} dy="1.2em">
                {isNow ? text.soFar : text.unfinished}
              </MonthLine>
            )}
            {isNow && (
              <text
                x={x + BAR / 2}
                y={BASE - height - pending - 8}
                textAnchor="middle"
                fill="currentColor"
                className="font-strong max-sm:hidden"
              >
                {formatCount(Math.round(value))}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A line below a column. */
function MonthLine(props: { x: number; dy?: string; children: string }) {
  return <text y="202" textAnchor="middle" fill="currentColor" className="text-faint" {...props} />;
}

/** A column with round shoulders, as far as it is high enough for them. */
function formatColumn(x: number, height: number): string {
  const round = Math.min(ROUND, height);
  return `M${x} ${BASE}v${round - height}q0 ${-round} ${round} ${-round}h${BAR - 2 * round}q${round} 0 ${round} ${round}v${height - round}Z`;
}

/** A column beneath another one. */
const formatBlock = (x: number, height: number) => `M${x} ${BASE}v${-height}h${BAR}v${height}Z`;

function AsTable({ points }: { points: readonly Point[] }) {
  return (
    <details className="mt-3 text-xs">
      <summary className="w-fit cursor-pointer rounded-xs py-2 text-soft">{text.table}</summary>
      <table className="num mt-1 w-full max-w-xl">
        <caption className="sr-only">{text.label}</caption>
        <thead>
          <tr className="text-faint">
            {[text.month, text.orders, text.revenue, text.underway, text.state].map((name) => (
              <th
                key={name}
                scope="col"
                className={joinClassNames(
                  "py-1 font-medium",
                  name === text.month ? "text-start" : "text-end",
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* Down a table the newest stands first, as in all of them. */}
          {points.toReversed().map(({ month, orders, amount, underway, isUnfinished, isNow }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-text">
                {formatMonth(month)} <bdi>{month.slice(0, 4)}</bdi>
              </th>
              <td className="text-end">{formatCount(orders)}</td>
              <td className="text-end">
                <Amount amount={amount} />
              </td>
              <td className="text-end">
                {underway.amountMinor > 0 && <Amount amount={underway} />}
              </td>
              <td className="text-end text-soft">
                {isNow ? text.soFar : isUnfinished ? text.unfinished : text.final}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
