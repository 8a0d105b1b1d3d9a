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

const getDayOfMonth = (day: string) => String(Number(day.slice(8, 10)));
const getMonthName = (day: string) => months[Number(day.slice(5, 7)) - 1] ?? "";

/** "3 August": of a day that is weeks away, so no year is needed. */
export const formatDayAndMonth = (day: string): string =>
  `${getDayOfMonth(day)} ${getMonthName(day)}`;

/**
 * "Between 3 and 9 December", "Between 29 November and 4 December", "On 3 December": the days are
 * weeks away, so no year is needed.
 */
export function formatDeliveryDays({ from, to }: Days): string {
  const last = formatDayAndMonth(to);
  if (from === to) return `On ${last}`;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `Between ${isSameMonth ? getDayOfMonth(from) : formatDayAndMonth(from)} and ${last}`;
}
