import { addDays, type Days } from "#shared/days.ts";

/** The periods of a report in days; the first is the default. */
export const reportPeriods = ["30", "7", "90", "365"] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** A period that ends today, and the one of equal length right before it. */
export type Periods = { readonly now: Days; readonly before: Days };

export function getPeriods(today: string, period: ReportPeriod): Periods {
  const length = Number(period);
  const now = { from: addDays(today, 1 - length), to: today };
  return { now, before: { from: addDays(now.from, -length), to: addDays(now.from, -1) } };
}
