import type { Random } from "#shared/random.ts";

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Demo orders begin this many days ago: inside seven months, whichever months they are. */
export const DEMO_DAYS = 210;

/** Sunday first. The week begins on Sunday, and Saturday is quiet until the evening. */
const weekdayWeights = [1.25, 1.1, 1.05, 1.05, 1.15, 0.75, 0.65] as const;
/** From midnight on, in the shop's own time. */
const hourWeights = [
  2, 1, 1, 0, 0, 1, 2, 4, 6, 8, 9, 9, 10, 9, 8, 8, 8, 9, 10, 12, 14, 14, 10, 5,
] as const;
/** Israel's distance from UTC in winter; an hour more or less does not matter to a demo. */
const OFFSET_HOURS = 2;
/** Recent orders, so that today's list is rarely empty: minutes before now. */
const recentMinutes = [35, 190, 420] as const;

/** The first moment of the demo. */
export function demoStart(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - DEMO_DAYS * DAY_MS);
}

/** `count` moments between the start of the demo and now, oldest first: a growing shop with a weekly rhythm. */
export function makeOrderTimes(random: Random, now: Date, count: number): Date[] {
  const start = demoStart(now).getTime();
  const days = Array.from({ length: DEMO_DAYS + 1 }, (_, day) => {
    const weekday = new Date(start + day * DAY_MS).getUTCDay();
    const growth = 0.55 + (0.9 * day) / DEMO_DAYS;
    return [day, (weekdayWeights[weekday] ?? 1) * growth] as const;
  });
  const hours = hourWeights.map((weight, hour) => [hour, weight] as const);
  const drawTime = () => {
    const hour = random.weighted(hours) - OFFSET_HOURS;
    return start + random.weighted(days) * DAY_MS + hour * HOUR_MS + random.int(0, 3_599) * 1_000;
  };

  const present = Math.floor(now.getTime() / 1_000) * 1_000;
  const latest = present - 10 * MINUTE_MS;
  const times = recentMinutes.map((minutes) => present - minutes * MINUTE_MS);
  while (times.length < count) {
    const time = drawTime();
    if (time >= start && time <= latest) times.push(time);
  }
  return times.toSorted((a, b) => a - b).map((time) => new Date(time));
}
