import { fromWallClock, getWallClock } from "#i18n/format-he.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";

const NINE_MS = 9 * HOUR_MS;

/** "2026-03-27T09:30": how a field for date and time says a moment, on the shop's wall. */
export function toTyped(moment: Date): string {
  return new Date(getWallClock(moment)).toISOString().slice(0, 16);
}

/** Tomorrow at nine, on the shop's wall. */
export function getNextMorning(now: Date): Date {
  const wall = getWallClock(now);
  return fromWallClock(Math.floor(wall / DAY_MS) * DAY_MS + DAY_MS + NINE_MS);
}

/** The moment that was typed, or why it cannot be meant: nothing shows in the past. */
export function readTyped(
  typed: string,
  now: Date,
): { readonly publishAt: string } | { readonly problem: "required" | "past" } {
  const wall = Date.parse(`${typed}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) || Number.isNaN(wall))
    return { problem: "required" };
  const moment = fromWallClock(wall);
  if (moment.getTime() <= now.getTime()) return { problem: "past" };
  return { publishAt: moment.toISOString() };
}
