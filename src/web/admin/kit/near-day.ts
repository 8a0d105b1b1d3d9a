import { toDay } from "#i18n/format-he.ts";
import { addDays } from "#shared/days.ts";

/** The name of a day near `now`, by the shop's calendar; undefined for all other days. */
export function findNearDay(date: Date, now: Date): "today" | "yesterday" | undefined {
  const [day, today] = [toDay(date), toDay(now)];
  if (day === today) return "today";
  return day === addDays(today, -1) ? "yesterday" : undefined;
}
