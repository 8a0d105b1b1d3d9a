import { useSearchParams } from "react-router";
import { LOCALE } from "#i18n/language.ts";
import { formatDateTime } from "#i18n/format.ts";
import { formatCount, formatLongMonth, formatShortDay } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { money as moneyTexts, monthSheet } from "#i18n/he/money.ts";
import { isMonth, isReportPeriod } from "#modules/analytics/periods.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { useApi } from "../api/use-api.ts";
import { Fact } from "../kit/fact.tsx";
import { LoadError } from "../kit/list-frame.tsx";
import { EmptyState } from "../kit/list-states.tsx";
import { AmountInWords } from "../kit/money.tsx";
import { Paper } from "../kit/paper.tsx";
import { PrintFrame } from "../kit/print-frame.tsx";
import { MoneyTable } from "./money-table.tsx";
import { TaxTable } from "./tax-table.tsx";

const text = monthSheet;

/** A month on one page, with the numbers of the report and of its files. */
export default function PrintMonthPage() {
  const [params] = useSearchParams();
  const name = params.get("month") ?? "";
  const month = isMonth(name) && isReportPeriod(name) ? name : null;
  const read = useApi(
    "GET /api/admin/analytics",
    { query: month === null ? {} : { period: month } },
    { enabled: month !== null },
  );
  return (
    <PrintFrame
      title={month === null ? text.title : text.titleOf(formatLongMonth(month))}
      print={text.print}
      wait={read.data === undefined ? text.loading : undefined}
      back={{
        to: month === null ? adminPaths.analytics : `${adminPaths.analytics}?period=${month}`,
        label: text.back,
      }}
    >
      {month === null && <EmptyState {...text.noMonth} />}
      {month !== null && read.data === undefined && (
        <LoadError read={read} failed={analytics.failed} />
      )}
      {month !== null && read.data && <MonthSheet month={month} report={read.data} />}
    </PrintFrame>
  );
}

function MonthSheet({ month, report }: { month: string; report: Report }) {
  const { figures, money, now, asOf, sameAge } = report;
  const { revenue, orders } = figures;
  return (
    <Paper
      title={text.titleOf(formatLongMonth(month))}
      facts={
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-xs">
          <Fact name={text.days}>
            <bdi className="num whitespace-nowrap">{formatShortDay(now.from)}</bdi> –{" "}
            <bdi className="num whitespace-nowrap">{formatShortDay(now.to)}</bdi>
          </Fact>
          <Fact name={text.asOf}>
            <bdi className="num whitespace-nowrap">{formatDateTime(new Date(asOf), LOCALE)}</bdi>
          </Fact>
        </dl>
      }
    >
      {sameAge !== null && <p className="mb-4 text-xs font-medium">{text.notFinal}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
        <Fact name={analytics.figures.orders.label}>
          <bdi className="num">{formatCount(orders.now)}</bdi>
        </Fact>
        <Fact name={analytics.figures.revenue.label}>
          <AmountInWords {...revenue.now} />
        </Fact>
        {revenue.now.unrated.amountMinor > 0 && (
          <Fact name={analytics.withoutRate}>
            <AmountInWords original={revenue.now.unrated} ils={null} />
          </Fact>
        )}
        {revenue.underway.original.amountMinor > 0 && (
          <Fact name={text.underway}>
            <AmountInWords {...revenue.underway} />
          </Fact>
        )}
        <Fact name={moneyTexts.discounts}>
          <AmountInWords {...money.discounts} />
        </Fact>
        <Fact name={moneyTexts.surcharges}>
          <AmountInWords {...money.surcharges} />
        </Fact>
        {money.taxes.length === 0 && <Fact name={text.tax}>{text.noTax}</Fact>}
      </dl>
      <section className="mt-6">
        <MoneyTable name={moneyTexts.in} rows={money.payments} />
      </section>
      <section className="mt-6">
        <MoneyTable name={moneyTexts.back} rows={money.refunds} />
      </section>
      {money.taxes.length > 0 && (
        <section className="mt-6">
          <TaxTable taxes={money.taxes} />
          <p className="mt-2 text-xs text-soft">{moneyTexts.tax.help}</p>
        </section>
      )}
      <p className="mt-6 text-xs text-soft">
        {analytics.figures.revenue.explanation} {text.moneyHelp} {moneyTexts.pricesHelp}
      </p>
    </Paper>
  );
}
