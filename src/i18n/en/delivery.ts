import type { Days } from "#shared/days.ts";

/** By hand, like amounts: a browser takes 15 ms and more before it can format anything. */
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const getYear = (day: string) => day.slice(0, 4);
const getMonth = (day: string) => months[Number(day.slice(5, 7)) - 1] ?? "";
const getDayOfMonth = (day: string) => String(Number(day.slice(8, 10)));
const formatMonthAndDay = (day: string) => `${getMonth(day)} ${getDayOfMonth(day)}`;

/** "August 3, 2026", the same as `formatDate` writes. */
export const formatDay = (day: string): string => `${formatMonthAndDay(day)}, ${getYear(day)}`;

/**
 * "Between December 3 and 9, 2026", "Between November 29 and December 4, 2026", "On December 3,
 * 2026". The year stands once, unless it changes between the two days.
 */
export function formatDeliveryDays({ from, to }: Days): string {
  if (from === to) return `On ${formatDay(to)}`;
  if (getYear(from) !== getYear(to)) return `Between ${formatDay(from)} and ${formatDay(to)}`;
  const last = getMonth(from) === getMonth(to) ? getDayOfMonth(to) : formatMonthAndDay(to);
  return `Between ${formatMonthAndDay(from)} and ${last}, ${getYear(to)}`;
}
