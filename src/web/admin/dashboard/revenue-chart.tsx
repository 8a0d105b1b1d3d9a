import { Link } from "react-router";
import { formatCount, formatMonth } from "#i18n/format-he.ts";
import { dashboard } from "#i18n/he/dashboard.ts";
import type { Dashboard } from "#modules/analytics/contract.ts";
import { toMajorUnits, type Money } from "#shared/money.ts";
import { classNames } from "#ui/class-names.ts";
import { adminPaths } from "#web/admin-paths.ts";
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
type Point = { readonly month: string; readonly orders: number; readonly amount: Money };

/**
 * What the last six months brought; undefined while it is read. Time runs the way that its readers
 * read: this month is at the left.
 */
export function RevenueChart({ months }: { months: readonly Month[] | undefined }) {
  const hasShekels = months?.some(({ revenueIls }) => revenueIls.amountMinor > 0) ?? true;
  const points = months?.map(({ month, orders, revenue, revenueIls }) => ({
    month,
    orders,
    amount: hasShekels ? revenueIls : revenue,
  }));
  return (
    <Panel
      title={text.title}
      note={text.note[hasShekels ? "ILS" : "USD"]}
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
          <Columns points={points} />
          <AsTable points={points} />
        </div>
      )}
    </Panel>
  );
}

function Columns({ points }: { points: readonly Point[] }) {
  const values = points.map(({ amount }) => toMajorUnits(amount));
  const marks = getScale(Math.max(...values));
  const most = marks.at(-1) ?? 1;
  const getHeight = (value: number) => (value / most) * (BASE - TOP);
  return (
    <svg
      role="img"
      aria-label={text.label}
      viewBox={`0 0 ${WIDTH} 210`}
      direction="ltr"
      className="num h-auto w-full overflow-visible text-[1.5rem] sm:text-2xs"
    >
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
      {points.map(({ month }, index) => {
        const x = 22 + (points.length - 1 - index) * COLUMN;
        const value = values[index] ?? 0;
        const height = getHeight(value);
        const isNow = index === points.length - 1;
        return (
          <g key={month}>
            <path
              d={column(x, height)}
              fill="currentColor"
              className={isNow ? "text-accent-solid" : "text-accent-solid/40"}
            />
            <text
              x={x + BAR / 2}
              y="202"
              textAnchor="middle"
              fill="currentColor"
              className="text-faint"
            >
              {formatMonth(month)}
            </text>
            {isNow && (
              <text
                x={x + BAR / 2}
                y={BASE - height - 8}
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

/** A column with round shoulders, as far as it is high enough for them. */
function column(x: number, height: number): string {
  const round = Math.min(ROUND, height);
  return `M${x} ${BASE}v${round - height}q0 ${-round} ${round} ${-round}h${BAR - 2 * round}q${round} 0 ${round} ${round}v${height - round}Z`;
}

function AsTable({ points }: { points: readonly Point[] }) {
  return (
    <details className="mt-3 text-xs">
      <summary className="w-fit cursor-pointer rounded-xs py-2 text-soft">{text.table}</summary>
      <table className="num mt-1 w-full max-w-md">
        <caption className="sr-only">{text.label}</caption>
        <thead>
          <tr className="text-faint">
            {[text.month, text.orders, text.revenue].map((name) => (
              <th
                key={name}
                scope="col"
                className={classNames(
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
          {points.map(({ month, orders, amount }) => (
            <tr key={month} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-text">
                {formatMonth(month)} <bdi>{month.slice(0, 4)}</bdi>
              </th>
              <td className="text-end">{formatCount(orders)}</td>
              <td className="text-end">
                <Amount amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
