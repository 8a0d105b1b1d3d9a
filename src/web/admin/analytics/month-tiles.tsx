import { formatLongMonth } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import { Amount } from "../kit/money.tsx";
import { Panel } from "../kit/panel.tsx";
import { Change } from "./change.tsx";
import { ReportFileButton } from "./report-file-button.tsx";
import { Dollars } from "./figure-cards.tsx";
import type { ReportView } from "./use-report-view.ts";

const text = analytics.months;

/** Orders, revenue and growth of this month and the five before it. */
export function MonthTiles({ report, ask }: { report: Report; ask: ReportView["setQuestion"] }) {
  const { months, period } = report;
  const most = Math.max(...months.map(({ revenue }) => revenue.original.amountMinor), 1);
  return (
    <Panel
      title={text.title}
      className="overflow-hidden"
      action={<ReportFileButton report="months" period={period} title={text.title} />}
    >
      <ol className="figures grid grid-cols-2 gap-px border-t border-line bg-line sm:grid-cols-3 xl:grid-cols-6">
        {months.map(({ month, orders, revenue, growth, isFinal }, index) => {
          const isNow = index === months.length - 1;
          const share = revenue.original.amountMinor / most;
          return (
            <li key={month} className="relative grid content-start gap-1 bg-surface p-4">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => ask({ figure: "revenue", month })}
                className="justify-self-start rounded-xs text-xs text-soft after:absolute after:inset-0 hover:underline"
              >
                {formatLongMonth(month)} {isNow && <span>({text.soFar})</span>}
              </button>
              <span className="text-md leading-ui font-medium">
                <Amount amount={revenue.ils ?? revenue.original} />
              </span>
              <span className="text-xs text-faint">
                <Dollars amount={revenue} />
              </span>
              <svg
                aria-hidden
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="my-1 h-1 w-full bg-mute-bg ltr:-scale-x-100"
              >
                <rect
                  x={100 - share * 100}
                  width={share * 100}
                  height="4"
                  className="fill-accent"
                />
              </svg>
              <span className="flex flex-wrap items-center gap-x-2 text-xs text-faint">
                <Change
                  change={growth}
                  isSomething={revenue.original.amountMinor > 0}
                  against={isFinal ? text.growth : text.growthSameAge}
                />
                {text.orders(orders)}
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
