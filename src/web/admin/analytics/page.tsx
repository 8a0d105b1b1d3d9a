import { CalendarDays, ChartColumn, Printer } from "lucide-react";
import { Link } from "react-router";
import { LOCALE } from "#i18n/language.ts";
import { formatDateTime, formatTime } from "#i18n/format.ts";
import { formatShortDay, toDay } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { monthSheet } from "#i18n/he/money.ts";
import { isMonth } from "#modules/analytics/periods.ts";
import type { Days } from "#shared/days.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { now } from "#web/browser/clock.ts";
import { useApi } from "../api/use-api.ts";
import { ActionButton, getActionClass } from "../kit/action-button.tsx";
import { EmptyState, ErrorState } from "../kit/list-states.tsx";
import { Page } from "../shell/page.tsx";
import { ReportFileButton } from "./report-file-button.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { MoneyPanel } from "./money-panel.tsx";
import { MonthTiles } from "./month-tiles.tsx";
import { PeriodPicker } from "./period-picker.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { TopProducts } from "./top-products.tsx";
import { TrendPanel } from "./trend-panel.tsx";
import { useReportView, type ReportView } from "./use-report-view.ts";
import { WhyPanel } from "./why-panel.tsx";

const text = analytics.period;

/** The report of a period, compared with the one before it. */
export default function AnalyticsPage() {
  const view = useReportView();
  const { period } = view;
  const { data, error, refetch, isPlaceholderData } = useApi("GET /api/admin/analytics", {
    query: { period },
  });
  return (
    <Page title={admin.nav.analytics}>
      <div className="flex flex-wrap items-center gap-3">
        <PeriodPicker period={period} today={toDay(now())} onSelect={view.selectPeriod} />
        {data && (
          <p className="text-xs text-soft">
            <Span days={data.now} /> <span className="text-faint">{text.against}</span>
            <Span days={data.before} />{" "}
            <span className="whitespace-nowrap text-faint">
              · {text.asOf} <bdi>{formatTime(new Date(data.asOf), LOCALE)}</bdi>
            </span>
          </p>
        )}
        <span className="ms-auto flex items-center gap-1 print:hidden">
          <ReportFileButton report="figures" period={period} title={analytics.figuresTitle} />
          {isMonth(period) && (
            <Link to={adminPaths.printMonth(period)} className={getActionClass("quiet")}>
              <CalendarDays aria-hidden className="size-4" />
              {monthSheet.open}
            </Link>
          )}
          <ActionButton tone="quiet" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {analytics.print}
          </ActionButton>
        </span>
      </div>
      {data?.sameAge && (
        <p className="text-xs text-soft">
          {analytics.change.sameAgeHelp}{" "}
          <bdi className="num">{formatDateTime(new Date(data.sameAge.at), LOCALE)}</bdi>
        </p>
      )}
      {data === undefined ? (
        error === null ? (
          <ReportSkeleton />
        ) : (
          <ErrorState title={analytics.failed} error={error} onRetry={() => void refetch()} />
        )
      ) : isEmpty(data) ? (
        <EmptyState Icon={ChartColumn} title={analytics.empty.title} text={analytics.empty.text}>
          <Link to={adminPaths.orders} className={getActionClass()}>
            {analytics.empty.toOrders}
          </Link>
        </EmptyState>
      ) : (
        <Reports report={data} view={view} isStale={isPlaceholderData} />
      )}
      <WhyPanel view={view} report={data} />
    </Page>
  );
}

function Reports({
  report,
  view,
  isStale,
}: {
  report: Report;
  view: ReportView;
  isStale: boolean;
}) {
  return (
    <div aria-busy={isStale} className="grid gap-5 aria-busy:opacity-60">
      <FigureCards report={report} ask={view.setQuestion} />
      <TrendPanel figure="revenue" report={report} view={view} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <TrendPanel figure="orders" report={report} view={view} />
        <StatusPanel report={report} ask={view.setQuestion} />
      </div>
      <TopProducts report={report} ask={view.setQuestion} />
      <MoneyPanel report={report} />
      <MonthTiles report={report} ask={view.setQuestion} />
    </div>
  );
}

function Span({ days: { from, to } }: { days: Days }) {
  return (
    // Each date by itself: the earlier one stands where reading begins.
    <span className="num whitespace-nowrap">
      <bdi>{formatShortDay(from)}</bdi> – <bdi>{formatShortDay(to)}</bdi>
    </span>
  );
}

/** Shown for a shop without any orders yet; a quiet period is shown by the charts. */
function isEmpty({ figures, months }: Report): boolean {
  const counts = [figures.orders, figures.customers];
  return (
    counts.every((count) => count.now === 0 && count.before === 0) &&
    months.every(({ orders }) => orders === 0)
  );
}

/** Grey shapes where the reports will be. */
function ReportSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{analytics.loading}</span>
      <div
        aria-hidden
        className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line xl:grid-cols-4"
      >
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="grid h-40 content-start gap-3 bg-surface p-5">
            <span className="h-3 w-20 rounded-xs bg-mute-bg" />
            <span className="h-6 w-28 rounded-xs bg-mute-bg" />
            <span className="h-3 w-24 rounded-xs bg-mute-bg" />
          </div>
        ))}
      </div>
      {Array.from({ length: 2 }, (_, index) => (
        <div key={index} aria-hidden className="h-80 rounded-md border border-line bg-surface p-5">
          <span className="block h-3.5 w-32 rounded-xs bg-mute-bg" />
          <span className="mt-6 block h-56 rounded-sm bg-mute-bg" />
        </div>
      ))}
    </div>
  );
}
