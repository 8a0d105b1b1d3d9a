/**
 * Business days of Israel: Sunday to Thursday, without holidays and without the day before each, on
 * which most businesses close at noon or do not open. Everything here is about the clock on the
 * wall in Israel: moments are milliseconds since 1970 as that clock would show them, days are whole
 * days since 1970. So no summer time can shorten or lengthen a day.
 */
import { getPlaceInHebrewYear } from "./hebrew-year.ts";
import { DAY_MS, HOUR_MS } from "./durations.ts";

/** Events before that time, or on a day without business, count from here. */
const OPENS_MS = 9 * HOUR_MS;

const THURSDAY = 4;
const SATURDAY = 6;
/** The day of a moment. */
export const toWallDay = (wall: number) => Math.floor(wall / DAY_MS);
const getWeekday = (day: number) => (((day + THURSDAY) % 7) + 7) % 7;

/** By the days since the Hebrew new year: Rosh Hashana, Yom Kippur, Sukkot and Shemini Atzeret. */
const autumn: ReadonlySet<number> = new Set([0, 1, 9, 14, 21]);
/** By the days until the next new year: Pesach, its seventh day and Shavuot. */
const spring: ReadonlySet<number> = new Set([163, 157, 113]);
/** 5 Iyar, by the days until the next new year. */
const INDEPENDENCE = 143;

/** Whether shops and offices in Israel work on this day. */
export function isBusinessDay(day: number): boolean {
  return getWeekday(day) <= THURSDAY && !isDayOfRest(day) && !isDayOfRest(day + 1);
}

/** Whether it is the Sabbath or a holiday. */
export function isDayOfRest(day: number): boolean {
  if (getWeekday(day) === SATURDAY) return true;
  const { sinceNewYear, untilNewYear } = getPlaceInHebrewYear(day);
  if (autumn.has(sinceNewYear) || spring.has(untilNewYear)) return true;
  return day === computeIndependenceDay(day + untilNewYear - INDEPENDENCE);
}

/**
 * By law the day moves away from the Sabbath: from a Friday or Saturday back to Thursday, from a
 * Monday on to Tuesday.
 */
function computeIndependenceDay(fifthOfIyar: number): number {
  const moves: Readonly<Record<number, number>> = { 5: -1, 6: -2, 1: 1 };
  return fifthOfIyar + (moves[getWeekday(fifthOfIyar)] ?? 0);
}

/** The business day so many business days later; earlier for a negative count. */
function getDayFrom(day: number, count: number): number {
  let at = day;
  for (let left = Math.abs(count); left > 0;) {
    at += Math.sign(count);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}

/** The day itself, or the next that is a business day. */
const onOrAfter = (day: number) => (isBusinessDay(day) ? day : getDayFrom(day, 1));

/**
 * A number of business days after a time, at the same time of the day. What comes in at night
 * counts from nine in the morning; on a day without business, from nine on the next business day.
 * So a later message is never due earlier.
 */
export function addBusinessDays(wall: number, count: number): number {
  const day = toWallDay(wall);
  const first = onOrAfter(day);
  const time = first === day ? Math.max(wall - day * DAY_MS, OPENS_MS) : OPENS_MS;
  return getDayFrom(first, count) * DAY_MS + time;
}

/** The day so many business days of Israel after a day: "2026-12-03". */
export function addBusinessDaysTo(day: string, count: number): string {
  return new Date(addBusinessDays(Date.parse(day), count)).toISOString().slice(0, 10);
}

/**
 * The other way round: for whatever came in before the moment that this returns, and for nothing
 * else, `addBusinessDays` gives a moment before `wall`.
 */
export function getLatestArrival(wall: number, count: number): number {
  const day = toWallDay(wall);
  const time = wall - day * DAY_MS;
  if (isBusinessDay(day) && time > OPENS_MS) return getDayFrom(day, -count) * DAY_MS + time;
  // Everything that is due on an earlier day; it came in by the end of the business day before.
  return (getDayFrom(onOrAfter(day), -count - 1) + 1) * DAY_MS;
}

/**
 * How many business days follow the day of `from`, up to the day of `to`: as people count in a
 * calendar, where today is not counted. From any hour of Sunday to Tuesday are two.
 */
export function countBusinessDays(from: number, to: number): number {
  const last = toWallDay(to);
  let count = 0;
  for (let day = toWallDay(from) + 1; day <= last; day += 1) if (isBusinessDay(day)) count += 1;
  return count;
}
