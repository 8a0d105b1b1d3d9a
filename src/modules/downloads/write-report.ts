import { toDay } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { analyticsFile } from "#i18n/he/analytics-file.ts";
import { money as moneyTexts } from "#i18n/he/money.ts";
import { moneyKindLabels } from "#i18n/he/money-kinds.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { readReport } from "#modules/analytics/read-report.ts";
import { figureNames, type FigureName } from "#modules/analytics/figure-names.ts";
import type { Amount, Profit, Report } from "#modules/analytics/report-contract.ts";
import type { Context } from "#modules/context.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import type { ReportDownload } from "./contract.ts";
import { listTaxRows } from "./list-tax-rows.ts";
import { findPaid, listOtherPaid } from "./paid-amounts.ts";
import type { FileFormat } from "./formats.ts";
import { HOME_CURRENCY, MAIN_CURRENCY } from "#shared/money.ts";
import type { Column, Write } from "./table.ts";
import { writeTable } from "./write-table.ts";

const { columns: names, spans } = analyticsFile;

/** Writes a report as the screen shows it at this moment. Throws what `write` throws. */
export async function writeReport(
  ctx: Pick<Context, "db" | "clock">,
  download: ReportDownload,
  write: Write,
): Promise<void> {
  const { report, period, format } = download;
  const writer = writers[report](await readReport(ctx, period));
  await writer(format, getReportName(download, ctx.clock()), write);
}

/** Name of a file with a report, without its ending. */
export const getReportName = ({ report, period }: ReportDownload, now: Date) =>
  `analytics_${report}_${period}_days_${toDay(now)}`;

type Writer = (format: FileFormat, name: string, write: Write) => Promise<void>;

const writers: Readonly<Record<ReportDownload["report"], (report: Report) => Writer>> = {
  figures: (report) => createWriter(figureColumns, listFigureRows(report)),
  days: (report) =>
    createWriter(dayColumns, [
      ...report.daysBefore.map((day) => ({ span: spans.before, ...day })),
      ...report.days.map((day) => ({ span: spans.now, ...day })),
    ]),
  products: ({ products }) => createWriter(productColumns, products),
  statuses: ({ byStatus, figures }) =>
    createWriter(
      statusColumns,
      orderStatuses.map((status) => ({
        status: orderLabels.statuses[status],
        orders: byStatus[status],
        share: figures.orders.now === 0 ? null : byStatus[status] / figures.orders.now,
      })),
    ),
  months: ({ months }) => createWriter(monthColumns, months),
  money: (report) => createWriter(moneyColumns, listMoneyRows(report)),
};

const createWriter =
  <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Writer =>
  (format, name, write) =>
    writeTable(format, { name, columns, batches: [rows] }, write);

/** The columns of an amount, one for each currency; empty where it is not known. */
function amountColumns<Row>(
  of: (row: Row) => Pick<Amount, "original" | "ils"> | null,
): Column<Row>[] {
  return [
    { name: names.ils, cell: (row) => of(row)?.ils ?? null, kind: "amount" },
    { name: names.usd, cell: (row) => of(row)?.original ?? null, kind: "amount" },
  ];
}

const createUnratedColumn = <Row>(of: (row: Row) => Amount | null): Column<Row> => ({
  name: names.unrated,
  cell: (row) => of(row)?.unrated ?? null,
  kind: "amount",
});

/** With one decimal, as the screen rounds. */
const formatPercent = (ratio: number | null) =>
  ratio === null ? null : Number((ratio * 100).toFixed(1));

/** Columns for the margin, over units whose cost is known, and for the number of the others. */
function profitColumns<Row>(of: (row: Row) => Profit | null): Column<Row>[] {
  return [
    { name: names.margin, cell: (row) => formatPercent(of(row)?.margin ?? null) },
    { name: names.uncostedUnits, cell: (row) => of(row)?.uncostedUnits ?? null },
  ];
}

type FigureRow = {
  readonly figure: string;
  readonly span: string;
  readonly from: string;
  readonly to: string;
  readonly count: number | null;
  readonly amount: Pick<Amount, "original" | "ils"> | null;
  readonly unrated: Amount | null;
  readonly profit: Profit | null;
  readonly share: number | null;
  readonly change: number | null;
};

const figureColumns: readonly Column<FigureRow>[] = [
  { name: names.figure, cell: (row) => row.figure },
  { name: names.span, cell: (row) => row.span },
  { name: names.from, cell: (row) => row.from, kind: "day" },
  { name: names.to, cell: (row) => row.to, kind: "day" },
  { name: names.count, cell: (row) => row.count },
  ...amountColumns<FigureRow>((row) => row.amount),
  createUnratedColumn((row) => row.unrated),
  { name: names.share, cell: (row) => formatPercent(row.share) },
  { name: names.change, cell: (row) => formatPercent(row.change) },
  ...profitColumns<FigureRow>((row) => row.profit),
];

function listFigureRows({ figures, now, before, sameAge }: Report): FigureRow[] {
  const nothing = { count: null, amount: null, unrated: null, profit: null, share: null };
  const getAmount = (value: Amount) => ({ ...nothing, amount: value, unrated: value });
  const getProfit = (value: Profit) => ({ ...getAmount(value.amount), profit: value });
  const count = (value: number) => ({ ...nothing, count: value });
  const cells: Readonly<
    Record<FigureName, readonly [now: Partial<FigureRow>, before: Partial<FigureRow>]>
  > = {
    revenue: [getAmount(figures.revenue.now), getAmount(figures.revenue.before)],
    profit: [getProfit(figures.profit.now), getProfit(figures.profit.before)],
    orders: [count(figures.orders.now), count(figures.orders.before)],
    average: [{ amount: figures.average.now }, { amount: figures.average.before }],
    units: [count(figures.units.now), count(figures.units.before)],
    customers: [count(figures.customers.now), count(figures.customers.before)],
    refunds: [getAmount(figures.refunds.now), getAmount(figures.refunds.before)],
    cancelled: [
      { count: figures.cancelled.now.cancelled, share: figures.cancelled.now.share },
      { count: figures.cancelled.before.cancelled, share: figures.cancelled.before.share },
    ],
  };
  const shown = figureNames.flatMap((name) => {
    const figure = analytics.figures[name].label;
    return [
      {
        ...nothing,
        ...cells[name][0],
        figure,
        span: spans.now,
        ...now,
        change: figures[name].change,
      },
      { ...nothing, ...cells[name][1], figure, span: spans.before, ...before, change: null },
    ];
  });
  if (sameAge === null) return shown;
  const then: Readonly<Partial<Record<FigureName, Partial<FigureRow>>>> = {
    revenue: getAmount(sameAge.revenue),
    profit: getProfit(sameAge.profit),
    orders: count(sameAge.orders),
    average: { amount: sameAge.average },
    units: count(sameAge.units),
    cancelled: { count: sameAge.cancelled.cancelled, share: sameAge.cancelled.share },
  };
  return [
    ...shown,
    ...figureNames.flatMap((name) => {
      const cell = then[name];
      const figure = analytics.figures[name].label;
      return cell === undefined
        ? []
        : [{ ...nothing, ...cell, figure, span: spans.sameAge, ...before, change: null }];
    }),
  ];
}

type MoneyRow = Pick<Report["money"]["payments"][number], "amount"> &
  Partial<Report["money"]["payments"][number]> & { readonly direction: string };
const moneyColumns: readonly Column<MoneyRow>[] = [
  { name: names.direction, cell: (row) => row.direction },
  { name: names.day, cell: (row) => row.day ?? null, kind: "day" },
  { name: names.kind, cell: ({ kind }) => (kind === undefined ? null : moneyKindLabels[kind]) },
  { name: names.count, cell: (row) => row.count ?? null },
  { name: names.paidIls, cell: ({ paid }) => findPaid(paid, HOME_CURRENCY), kind: "amount" },
  { name: names.paidUsd, cell: ({ paid }) => findPaid(paid, MAIN_CURRENCY), kind: "amount" },
  { name: names.paidOther, cell: ({ paid }) => listOtherPaid(paid) },
  ...amountColumns<MoneyRow>((row) => row.amount),
  createUnratedColumn((row) => row.amount),
];

/** Each day and kind, then the differences to the catalogue's prices in all. */
function listMoneyRows(report: Report): MoneyRow[] {
  const { payments, refunds, discounts, surcharges, taxes } = report.money;
  return [
    ...payments.map((row) => ({ ...row, direction: moneyTexts.in })),
    ...refunds.map((row) => ({ ...row, direction: moneyTexts.back })),
    { direction: moneyTexts.discounts, amount: discounts },
    { direction: moneyTexts.surcharges, amount: surcharges },
    ...listTaxRows(taxes),
  ];
}

type DayRow = Report["days"][number] & { readonly span: string };
const dayColumns: readonly Column<DayRow>[] = [
  { name: names.span, cell: (row) => row.span },
  { name: names.day, cell: (row) => row.day, kind: "day" },
  { name: names.orders, cell: (row) => row.orders },
  ...amountColumns<DayRow>((row) => row.revenue),
  createUnratedColumn((row) => row.revenue),
  { name: names.underwayIls, cell: (row) => row.underway.ils, kind: "amount" },
  { name: names.underwayUsd, cell: (row) => row.underway.original, kind: "amount" },
  { name: names.isComplete, cell: (row) => analyticsFile.complete[row.isComplete ? "yes" : "no"] },
];

type ProductRow = Report["products"][number];
const productColumns: readonly Column<ProductRow>[] = [
  { name: names.rank, cell: (row) => row.rank },
  { name: names.rankBefore, cell: (row) => row.rankBefore },
  { name: names.product, cell: (row) => row.productName },
  { name: names.variant, cell: (row) => row.variantName },
  { name: names.sku, cell: (row) => row.sku },
  { name: names.units, cell: (row) => row.units },
  { name: names.completedUnits, cell: (row) => row.completedUnits },
  { name: names.share, cell: (row) => formatPercent(row.share) },
  ...amountColumns<ProductRow>((row) => row.revenue),
  createUnratedColumn((row) => row.revenue),
  { name: names.profitIls, cell: (row) => row.profit.amount.ils, kind: "amount" },
  { name: names.profitUsd, cell: (row) => row.profit.amount.original, kind: "amount" },
  ...profitColumns<ProductRow>((row) => row.profit),
];

type StatusRow = {
  readonly status: string;
  readonly orders: number;
  readonly share: number | null;
};
const statusColumns: readonly Column<StatusRow>[] = [
  { name: names.status, cell: (row) => row.status },
  { name: names.orders, cell: (row) => row.orders },
  { name: names.share, cell: (row) => formatPercent(row.share) },
];

type MonthRow = Report["months"][number];
const monthColumns: readonly Column<MonthRow>[] = [
  { name: names.month, cell: (row) => row.month, kind: "month" },
  { name: names.orders, cell: (row) => row.orders },
  ...amountColumns<MonthRow>((row) => row.revenue),
  createUnratedColumn((row) => row.revenue),
  { name: names.change, cell: (row) => formatPercent(row.growth) },
];
