import { fromWallClock, getWallClock } from "#i18n/format-he.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import type { Random } from "#shared/random.ts";

/** Demo orders begin this many days ago: inside seven months, whichever months they are. */
export const DEMO_DAYS = 210;

/** Sunday first. The week begins on Sunday, and Saturday is quiet until the evening. */
const weekdayWeights = [1.25, 1.1, 1.05, 1.05, 1.15, 0.75, 0.65] as const;
/** From midnight on, in the shop's own time. */
const hourWeights = [
  2, 1, 1, 0, 0, 1, 2, 4, 6, 8, 9, 9, 10, 9, 8, 8, 8, 9, 10, 12, 14, 14, 10, 5,
] as const;
/** Recent orders, so that today's list is never empty: minutes before now. */
const recentMinutes = [35, 190, 420] as const;
/** A younger day holds the recent orders closer together. */
const RECENT_SPAN_MS = 480 * MINUTE_MS;

/** The first moment of the demo: midnight in the shop. */
export function getDemoStart(now: Date): Date {
  return fromWallClock(getFirstMidnight(now));
}

/** The same in local time of the shop. */
function getFirstMidnight(now: Date): number {
  return Math.floor(getWallClock(now) / DAY_MS) * DAY_MS - DEMO_DAYS * DAY_MS;
}

/**
 * `count` moments between the start of the demo and now, oldest first: a growing shop with a weekly
 * rhythm.
 */
export function createOrderTimes(random: Random, now: Date, count: number): Date[] {
  const start = getFirstMidnight(now);
  const days = Array.from({ length: DEMO_DAYS + 1 }, (_, day) => {
    const weekday = new Date(start + day * DAY_MS).getUTCDay();
    const growth = 0.55 + (0.9 * day) / DEMO_DAYS;
    return [day, (weekdayWeights[weekday] ?? 1) * growth] as const;
  });
  const hours = hourWeights.map((weight, hour) => [hour, weight] as const);
  const pickTime = () => {
    const hour = random.weighted(hours);
    const wall =
      start + random.weighted(days) * DAY_MS + hour * HOUR_MS + random.int(0, 3_599) * 1_000;
    return fromWallClock(wall).getTime();
  };

  const present = Math.floor(now.getTime() / 1_000) * 1_000;
  const latest = present - 10 * MINUTE_MS;
  const sinceMidnightMs = getWallClock(now) % DAY_MS;
  const density = Math.min(1, sinceMidnightMs / RECENT_SPAN_MS);
  const times = recentMinutes.map(
    (minutes) => present - Math.round(minutes * density * 60) * 1_000,
  );
  while (times.length < count) {
    const time = pickTime();
    if (time <= latest) times.push(time);
  }
  return times.toSorted((a, b) => a - b).map((time) => new Date(time));
}
