import { addDays, addMonths, addMonthsToDay, countDays, getDaysOfMonth } from "#shared/days.ts";
import type { Days } from "#shared/days.ts";

/** The periods of a report that end today, in days; the first is the default. */
export const reportPeriods = ["30", "7", "90", "365"] as const;
export type RollingPeriod = (typeof reportPeriods)[number];

/**
 * A period by its name in addresses: a number of days that end today, a calendar month such as
 * "2026-06", or own days such as "2026-06-01..2026-06-15".
 */
export type ReportPeriod = RollingPeriod | ChosenPeriod;
type ChosenPeriod = `20${string}`;

/** Two years, so that one can be compared with the one before. */
const MAX_DAYS = 731;

/** A period, and the one before it that it is compared with. */
export type Periods = { readonly now: Days; readonly before: Days };

export function isRolling(period: ReportPeriod): period is RollingPeriod {
  return reportPeriods.some((it) => it === period);
}

/** True for the name of a period: real days of this century, at most two years of them. */
export function isReportPeriod(text: string): text is ReportPeriod {
  if (reportPeriods.some((it) => it === text) || isMonth(text)) return true;
  const days = readDays(text);
  return days !== null && countDays(days) >= 1 && countDays(days) <= MAX_DAYS;
}

/** True for a calendar month of this century, such as "2026-06". */
export const isMonth = (text: string) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);

/** The name of own days. */
export const formatDays = ({ from, to }: Days) => `${from}..${to}`;

/** The days in the name of a period; null for any other name. */
export function readDays(text: string): Days | null {
  const [, from, to] = /^(20\d\d-\d\d-\d\d)\.\.(20\d\d-\d\d-\d\d)$/.exec(text) ?? [];
  return from !== undefined && to !== undefined && isDay(from) && isDay(to) ? { from, to } : null;
}

const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/**
 * The days of a period, up to today. Before them comes as long a time, for a month the month
 * before: of a month that is not over, the same days of it.
 */
export function getPeriods(today: string, period: ReportPeriod): Periods {
  if (isMonth(period)) return getMonthPeriods(today, period);
  const own = readDays(period) ?? { from: addDays(today, 1 - Number(period)), to: today };
  const now = { from: own.from, to: own.from <= today && own.to > today ? today : own.to };
  const length = countDays(now);
  return { now, before: { from: addDays(now.from, -length), to: addDays(now.from, -1) } };
}

/** A month up to today, and the month before: all of it, or the same days of it. */
export function getMonthPeriods(today: string, month: string): Periods {
  const now = getDaysOfMonth(month);
  const before = getDaysOfMonth(addMonths(month, -1));
  if (!today.startsWith(month)) return { now, before };
  return {
    now: { from: now.from, to: today },
    before: { from: before.from, to: addMonthsToDay(today, -1) },
  };
}
