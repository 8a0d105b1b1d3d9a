// Days and months of Jerusalem by their names, as in "2026-03-27" and "2026-03". Dates without
// times have no summer time to stumble over.

import { DAY_MS } from "./durations.ts";

/** From one day to another; both count. */
export type Days = { readonly from: string; readonly to: string };

export function addDays(day: string, count: number): string {
  return getDate(Date.parse(day) + count * DAY_MS);
}

/** How many days there are; none or fewer when the last comes before the first. */
export function countDays({ from, to }: Days): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Each day, the oldest first. */
export function listDays(days: Days): string[] {
  return Array.from({ length: countDays(days) }, (_, index) => addDays(days.from, index));
}

/** "2025-11" for "2026-02" and -3. */
export function addMonths(month: string, count: number): string {
  return getDate(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + count)).slice(
    0,
    7,
  );
}

/** All days of a month. */
export function getDaysOfMonth(month: string): Days {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/**
 * The same day so many months later, or the last one of that month: the 28th of February for the
 * 31st of March and -1.
 */
export function addMonthsToDay(day: string, count: number): string {
  const { to } = getDaysOfMonth(addMonths(day, count));
  const same = to.slice(0, 8) + day.slice(8);
  return same < to ? same : to;
}

const getDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);
