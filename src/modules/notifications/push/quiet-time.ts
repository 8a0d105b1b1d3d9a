// When people are left in peace: at night, on the Sabbath and on holidays, as in Jerusalem.
import { getWallClock } from "#i18n/format-he.ts";
import { dayOfWall, isDayOfRest } from "#shared/business-days.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";

const NIGHT_BEGINS_MS = 22 * HOUR_MS;
const NIGHT_ENDS_MS = 7 * HOUR_MS;
/** On the day before: earlier than candles are lit in any week of the year. */
const REST_BEGINS_MS = 15.5 * HOUR_MS;
/** Later than three stars are seen in any week of the year. */
const REST_ENDS_MS = 21 * HOUR_MS;

/** Whether only what is urgent may make a sound. */
export function isQuietTime(now: Date): boolean {
  return msUntilQuiet(now) === 0;
}

/** How long it may make a sound from now on, in milliseconds; 0 while it may not. */
export function msUntilQuiet(now: Date): number {
  const wall = getWallClock(now);
  const day = dayOfWall(wall);
  const time = wall - day * DAY_MS;
  const begins = isDayOfRest(day + 1) ? REST_BEGINS_MS : NIGHT_BEGINS_MS;
  const ends = isDayOfRest(day) ? REST_ENDS_MS : NIGHT_ENDS_MS;
  return time < ends ? 0 : Math.max(0, begins - time);
}
