import { toDay } from "#i18n/format-he.ts";
import { addDays } from "#shared/days.ts";
import { DAY_MS } from "#shared/durations.ts";

/** The name of a day near `now`, by the shop's calendar; undefined for all other days. */
export function findNearDay(date: Date, now: Date): "today" | "yesterday" | undefined {
  // Days of the calendar take long to find, and a list has very many. No day has 36 hours.
  if (Math.abs(now.getTime() - date.getTime()) > 3 * DAY_MS) return undefined;
  const [day, today] = [toDay(date), toDay(now)];
  if (day === today) return "today";
  return day === addDays(today, -1) ? "yesterday" : undefined;
}
