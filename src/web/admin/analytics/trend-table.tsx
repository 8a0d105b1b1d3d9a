import { formatCount, formatDay, toDay } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import type { Amount, Report } from "#modules/analytics/report-contract.ts";
import { AmountPair } from "../kit/money.tsx";
import type { ReportView } from "./use-report-view.ts";

const text = analytics.charts;

type TrendTableProps = {
  figure: "revenue" | "orders";
  title: string;
  report: Report;
  ask: ReportView["setQuestion"];
};

const head = "sticky top-0 bg-surface px-3 py-2 font-medium whitespace-nowrap";

/** The chart's numbers, day by day, the newest first. Each day leads to what is behind it. */
export function TrendTable({ figure, title, report, ask }: TrendTableProps) {
  const { days, daysBefore } = report;
  const rows = days.map((day, index) => ({ day, before: daysBefore[index] })).toReversed();
  return (
    <div className="mb-2 max-h-80 overflow-auto print:max-h-none">
      <table className="num w-full text-xs">
        <caption className="sr-only">{title}</caption>
        <thead className="text-faint">
          <tr>
            <th scope="col" className={`${head} ps-5 text-start`}>
              {text.day}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {figure === "revenue" ? text.completed : text.now}
            </th>
            {figure === "revenue" && (
              <th scope="col" className={`${head} text-end`}>
                {text.underway}
              </th>
            )}
            <th scope="col" className={`${head} text-start`}>
              {text.isFinal}
            </th>
            <th scope="col" className={`${head} text-start`}>
              {text.dayBefore}
            </th>
            <th scope="col" className={`${head} pe-5 text-end`}>
              {text.before}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ day, before }) => (
            <tr key={day.day} className="hover:bg-surface-hover">
              <th scope="row" className="ps-5 text-start font-text">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => ask({ figure, day: day.day })}
                  className="-mx-2 min-h-11 rounded-xs px-2 text-link hover:underline lg:min-h-9"
                >
                  {formatDay(day.day)}
                </button>
              </th>
              <td className="px-3 py-1.5 text-end">
                <Value figure={figure} of={day} />
              </td>
              {figure === "revenue" && (
                <td className="px-3 py-1.5 text-end text-soft">
                  {day.underway.original.amountMinor > 0 && <Pair amount={day.underway} />}
                </td>
              )}
              <td className="px-3 py-1.5 whitespace-nowrap text-soft">
                {getFinalWord(figure, day, day.day === toDay(new Date(report.asOf)))}
              </td>
              <td className="px-3 py-1.5 text-faint">{before && formatDay(before.day)}</td>
              <td className="py-1.5 ps-3 pe-5 text-end text-soft">
                {before && <Value figure={figure} of={before} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ figure, of }: { figure: "revenue" | "orders"; of: Report["days"][number] }) {
  if (figure === "orders") return <bdi>{formatCount(of.orders)}</bdi>;
  return <Pair amount={of.revenue} />;
}

const Pair = ({ amount: { ils, original } }: { amount: Amount }) => (
  <AmountPair ils={ils} original={original} />
);

/** As the chart draws it: a day that goes on, one whose orders do, or one that is final. */
function getFinalWord(
  figure: TrendTableProps["figure"],
  { isComplete }: Report["days"][number],
  isToday: boolean,
): string {
  if (isToday) return text.soFar;
  return figure === "revenue" && !isComplete ? text.unfinished : text.final;
}
