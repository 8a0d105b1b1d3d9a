// Quiet times: at night, on the Sabbath and on holidays, in the time of Jerusalem.
import { getWallClock } from "#i18n/format-he.ts";
import { toWallDay, isDayOfRest } from "#shared/business-days.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";

const NIGHT_BEGINS_MS = 22 * HOUR_MS;
const NIGHT_ENDS_MS = 7 * HOUR_MS;
/** On the day before: earlier than the candle lighting of any week of the year. */
const REST_BEGINS_MS = 15.5 * HOUR_MS;
/** Later than nightfall (three stars) in any week of the year. */
const REST_ENDS_MS = 21 * HOUR_MS;

/** Whether only urgent news may make a sound. */
export function isQuietTime(now: Date): boolean {
  return getMsUntilQuiet(now) === 0;
}

/** How long news may make a sound from now on, in milliseconds; 0 in a quiet time. */
export function getMsUntilQuiet(now: Date): number {
  const wall = getWallClock(now);
  const day = toWallDay(wall);
  const time = wall - day * DAY_MS;
  const begins = isDayOfRest(day + 1) ? REST_BEGINS_MS : NIGHT_BEGINS_MS;
  const ends = isDayOfRest(day) ? REST_ENDS_MS : NIGHT_ENDS_MS;
  return time < ends ? 0 : Math.max(0, begins - time);
}
