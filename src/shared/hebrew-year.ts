/**
 * The arithmetic of the Hebrew calendar, as far as the years go: with where they begin every
 * holiday has its day.
 */

/** 1 Tishri of the year 1, in days since 1 January 1970. */
const FIRST_DAY = -1_373_427 - 719_163;
/** The parts of an hour that a day has, 1,080 each. */
const PARTS_OF_A_DAY = 25_920;
const DAYS_OF_A_YEAR = 365.246_8;

/**
 * The first day of a year (1 Tishri) in days since 1 January 1970: `getNewYear(5787)` is 12
 * September 2026.
 */
export function getNewYear(year: number): number {
  const before = computeConjunctionDay(year - 1);
  const own = computeConjunctionDay(year);
  const after = computeConjunctionDay(year + 1);
  // A year of 356 or of 382 days does not exist: its beginning moves.
  const moved = after - own === 356 ? 2 : own - before === 382 ? 1 : 0;
  return FIRST_DAY + own + moved;
}

/** Where a day, counted since 1 January 1970, stands in its Hebrew year. */
export function getPlaceInHebrewYear(day: number): { sinceNewYear: number; untilNewYear: number } {
  let year = Math.ceil((day - FIRST_DAY) / DAYS_OF_A_YEAR) - 1;
  while (getNewYear(year + 1) <= day) year += 1;
  return { sinceNewYear: day - getNewYear(year), untilNewYear: getNewYear(year + 1) - day };
}

/**
 * Days from the first day of the calendar to the new moon of a year's Tishri; no year begins on a
 * Sunday, Wednesday or Friday.
 */
function computeConjunctionDay(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const parts = 12_084 + 13_753 * months;
  const day = 29 * months + Math.floor(parts / PARTS_OF_A_DAY);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}
