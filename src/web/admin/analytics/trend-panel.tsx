import type { ReactNode } from "react";
import { formatMoney } from "#i18n/format.ts";
import { formatAmount, formatDay, formatDayMonth, toDay } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import type { Amount, Report } from "#modules/analytics/report-contract.ts";
import { HOME_CURRENCY, type OwnCurrency } from "#shared/money.ts";
import { useHatching } from "../kit/charts/hatching.tsx";
import type { Point } from "../kit/charts/point.ts";
import { TimeChart } from "../kit/charts/time-chart.tsx";
import { Chips } from "../kit/chips.tsx";
import { Panel } from "../kit/panel.tsx";
import {
  getBuckets,
  getDaysInBucket,
  getHeight,
  selectCurrency,
  getLeadingCurrency,
  type Bucket,
} from "./buckets.ts";
import { ReportFileButton } from "./report-file-button.tsx";
import { TrendTable } from "./trend-table.tsx";
import type { ReportView } from "./use-report-view.ts";

const text = analytics.charts;

type TrendPanelProps = { figure: "revenue" | "orders"; report: Report; view: ReportView };

/**
 * Revenue or orders over time beside the period before: as a chart, or as a table with the same
 * numbers, day by day.
 */
export function TrendPanel({ figure, report, view }: TrendPanelProps) {
  const currency = getLeadingCurrency(report);
  const title = text[figure];
  const kind = figure === "revenue" ? "area" : "columns";
  const size = getDaysInBucket(report.days.length);
  const notes = [
    ...(figure === "revenue" ? [text.completedOnly, text.inCurrency[currency]] : []),
    size > 1 && !view.isTable ? text.byWeek : text.byDay,
  ];
  return (
    <Panel
      title={title}
      note={notes.join(" · ")}
      action={
        <div className="flex items-center gap-1 print:hidden">
          <Chips
            label={`${text.view}: ${title}`}
            value={view.isTable ? "table" : "chart"}
            choices={[
              { value: "chart", label: text.asChart },
              { value: "table", label: text.asTable },
            ]}
            onChoose={(value) => view.showTable(value === "table")}
          />
          <ReportFileButton report="days" period={report.period} title={title} />
        </div>
      }
    >
      {view.isTable ? (
        <TrendTable figure={figure} title={title} report={report} ask={view.setQuestion} />
      ) : (
        <div className="grid gap-2 px-5 pb-4">
          <Legend figure={figure} />
          <TimeChart
            label={title}
            help={figure === "revenue" ? `${text.help}. ${text.unfinishedHelp}` : text.help}
            kind={kind}
            points={getPoints(figure, report, currency)}
            unfinishedWord={text.unfinished}
            onOpen={
              size > 1
                ? undefined
                : (index) => {
                    const day = report.days[index]?.day;
                    if (day !== undefined) view.setQuestion({ figure, day });
                  }
            }
          />
        </div>
      )}
    </Panel>
  );
}

function Legend({ figure }: Pick<TrendPanelProps, "figure">) {
  const { fill, definition } = useHatching();
  return (
    <p className="flex flex-wrap gap-x-4 text-xs text-soft">
      {/* Pattern that fills the swatches below. */}
      <svg aria-hidden width="0" height="0" className="absolute text-accent">
        {definition}
      </svg>
      {figure === "revenue" ? (
        <>
          <Key
            name={text.completed}
            sample={<line x2="20" y1="4" y2="4" className="stroke-accent" />}
          />
          <Key name={text.underway} sample={<rect width="20" height="8" rx="1.5" fill={fill} />} />
          <Key
            name={text.before}
            sample={
              <line x2="20" y1="4" y2="4" className="stroke-line-strong" strokeDasharray="5 4" />
            }
          />
        </>
      ) : (
        <>
          <Key
            name={text.now}
            sample={<rect x="6" width="8" height="8" rx="1.5" className="fill-accent/60" />}
          />
          <Key
            name={text.today}
            sample={
              <rect
                x="6"
                y="0.5"
                width="8"
                height="7"
                fill={fill}
                strokeWidth="1"
                strokeDasharray="3 2"
                className="stroke-accent/60"
              />
            }
          />
          <Key
            name={text.beforeOrders}
            sample={
              <line x2="20" y1="4" y2="4" className="stroke-line-strong" strokeDasharray="5 4" />
            }
          />
        </>
      )}
    </p>
  );
}

const Key = ({ name, sample }: { name: string; sample: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    <svg aria-hidden width="20" height="8" strokeWidth="2.25">
      {sample}
    </svg>
    {name}
  </span>
);

function getPoints(
  figure: TrendPanelProps["figure"],
  { days, daysBefore, asOf }: Report,
  currency: OwnCurrency,
): Point[] {
  const size = getDaysInBucket(days.length);
  const before = getBuckets(daysBefore, size);
  const buckets = getBuckets(days, size);
  const read = (bucket: Bucket | undefined) =>
    bucket === undefined
      ? { title: "", value: 0, text: "" }
      : {
          title: getTitle(bucket),
          value: figure === "orders" ? bucket.orders : getHeight(bucket.revenue, currency),
          text:
            figure === "orders"
              ? text.ordersLabel(bucket.orders)
              : getMoney(bucket.revenue, currency),
        };
  const today = toDay(new Date(asOf));
  return buckets.map((bucket, index) => ({
    ...read(bucket),
    axis: formatDayMonth(bucket.to),
    pending:
      figure === "orders"
        ? null
        : {
            value: getHeight(bucket.underway, currency),
            text: text.stillUnderway(getMoney(bucket.underway, currency)),
          },
    unfinished: getUnfinishedText(figure, bucket, today),
    before: read(before[index]),
  }));
}

/** Orders of a day are final once it is over, its revenue once every order of it is, too. */
function getUnfinishedText(
  figure: TrendPanelProps["figure"],
  { to, isComplete }: Bucket,
  today: string,
): string | null {
  if (to === today) return text.todayGoesOn;
  return figure === "revenue" && !isComplete ? text.notFinal : null;
}

function getTitle({ from, to }: Bucket): string {
  return from === to ? formatDay(from) : `${formatDayMonth(from)} – ${formatDayMonth(to)}`;
}

function getMoney(amount: Amount, currency: OwnCurrency): string {
  const words = formatAmount(selectCurrency(amount, currency));
  return currency === HOME_CURRENCY && amount.unrated.amountMinor > 0
    ? `${words} + ${formatMoney(amount.unrated)}`
    : words;
}
