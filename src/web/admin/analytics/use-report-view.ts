import { isReportPeriod, reportPeriods, type ReportPeriod } from "#modules/analytics/periods.ts";
import { figureNames, type FigureName } from "#modules/analytics/figure-names.ts";
import { orderStatuses, type OrderStatus } from "#modules/orders/status.ts";
import { useUrlState } from "../kit/url-state.ts";

/** The number whose rows are shown: a figure, and its day, month, status or item. */
export type FigureQuestion = {
  readonly figure: FigureName;
  readonly isPrevious?: boolean;
  readonly day?: string;
  readonly month?: string;
  readonly status?: OrderStatus;
  readonly item?: string;
};

export type ReportView = {
  readonly period: ReportPeriod;
  readonly selectPeriod: (period: ReportPeriod) => void;
  /** Whether tables stand in place of the charts. */
  readonly isTable: boolean;
  readonly showTable: (isTable: boolean) => void;
  /** Null while no panel is open. */
  readonly question: FigureQuestion | null;
  readonly setQuestion: (question: FigureQuestion) => void;
  readonly close: () => void;
};

const names = ["period", "view", "why", "previous", "day", "month", "status", "item"] as const;
const nothing = { why: null, previous: null, day: null, month: null, status: null, item: null };
/** State of the reports page as its URL says. An invalid value counts as missing. */
export function useReportView(): ReportView {
  const [url, change] = useUrlState(names);
  // "units" was called "bags" in addresses that people have kept.
  const question = url.why === "bags" ? "units" : url.why;
  const figure = figureNames.find((name) => name === question);
  const status = orderStatuses.find((name) => name === url.status);
  return {
    period: url.period !== undefined && isReportPeriod(url.period) ? url.period : reportPeriods[0],
    selectPeriod: (period) => change({ period: period === reportPeriods[0] ? null : period }),
    isTable: url.view === "table",
    showTable: (isTable) => change({ view: isTable ? "table" : null }, { replace: true }),
    question:
      figure === undefined
        ? null
        : {
            figure,
            isPrevious: url.previous === "yes",
            ...(url.day !== undefined && { day: url.day }),
            ...(url.month !== undefined && { month: url.month }),
            ...(status !== undefined && { status }),
            ...(url.item !== undefined && { item: url.item }),
          },
    setQuestion: ({ figure: why, isPrevious, ...of }) =>
      change({ ...nothing, ...of, why, previous: isPrevious === true ? "yes" : null }),
    close: () => change(nothing),
  };
}
