import { expect, test } from "vitest";
import {
  addBusinessDays,
  countBusinessDays,
  getLatestArrival,
  isBusinessDay,
} from "./business-days.ts";
import { getNewYear, getPlaceInHebrewYear } from "./hebrew-year.ts";
import { createRandom } from "./random.ts";

const DAY_MS = 86_400_000;
const toDay = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const getDate = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

test("INBOX-01 the Hebrew calendar matches that of the platform for every day of eighty years", () => {
  const hebrew = new Intl.DateTimeFormat("en-u-ca-hebrew", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const last = toDay("2071-01-01");
  const wrong: string[] = [];
  for (let day = toDay("1991-01-01"); day < last; day += 1) {
    const { sinceNewYear, untilNewYear } = getPlaceInHebrewYear(day);
    const shown = hebrew.format(day * DAY_MS);
    if ((sinceNewYear === 0) !== /^1 Tishri|^Tishri 1,/.test(shown)) wrong.push(getDate(day));
    if ((untilNewYear === 163) !== /^15 Nisan|^Nisan 15,/.test(shown)) wrong.push(getDate(day));
  }
  expect(wrong).toEqual([]);
  expect(getDate(getNewYear(5787))).toBe("2026-09-12");
});

test.each([
  ["2026-03-31", true, "a Tuesday before Pesach"],
  ["2026-04-01", false, "the eve of Pesach"],
  ["2026-04-02", false, "Pesach"],
  ["2026-04-05", true, "a Sunday in Pesach"],
  ["2026-04-07", false, "the eve of the seventh day of Pesach"],
  ["2026-04-08", false, "the seventh day of Pesach"],
  ["2026-04-09", true, "the day after Pesach"],
  ["2026-04-21", false, "the day of remembrance, moved on to a Tuesday"],
  ["2026-04-22", false, "Independence Day, 5 Iyar on a Wednesday"],
  ["2026-05-21", false, "the eve of Shavuot"],
  ["2026-05-24", true, "the Sunday after Shavuot"],
  ["2026-09-10", true, "a Thursday"],
  ["2026-09-11", false, "the eve of Rosh Hashana, a Friday"],
  ["2026-09-13", false, "the second day of Rosh Hashana, a Sunday"],
  ["2026-09-14", true, "the fast of Gedalia"],
  ["2026-09-20", false, "the eve of Yom Kippur"],
  ["2026-09-21", false, "Yom Kippur"],
  ["2026-09-27", true, "a Sunday in Sukkot"],
  ["2026-10-04", true, "the Sunday after Simchat Torah"],
  ["2025-05-01", false, "Independence Day, 5 Iyar a Saturday, held on Thursday"],
  ["2025-04-30", false, "its day of remembrance"],
  ["2025-05-04", true, "the Sunday after it"],
  ["2024-05-13", false, "the day of remembrance, 5 Iyar itself a Monday"],
  ["2024-05-14", false, "Independence Day, moved on to Tuesday"],
  ["2024-05-12", true, "the Sunday before"],
  ["2021-04-15", false, "Independence Day, 5 Iyar a Saturday"],
  ["2025-10-13", false, "the eve of Simchat Torah"],
  ["2025-10-14", false, "Simchat Torah"],
  ["2026-11-20", false, "a Friday"],
  ["2026-11-21", false, "a Saturday"],
  ["2026-11-22", true, "a Sunday"],
  ["1969-12-31", true, "a Wednesday before 1970"],
])("INBOX-01 %s: business is %s (%s)", (date, expected) => {
  expect(isBusinessDay(toDay(date))).toBe(expected);
});

const random = createRandom("business days");
const someMoment = () =>
  Date.parse("2024-01-01T00:00:00Z") + Math.floor(random.getNext() * 5 * 366 * DAY_MS);

test("INBOX-02 a later message never has an earlier deadline, and no deadline is on a day off", () => {
  const moments = Array.from({ length: 4_000 }, someMoment).toSorted((a, b) => a - b);
  for (const count of [1, 2, 3]) {
    const due = moments.map((wall) => addBusinessDays(wall, count));
    expect(due.every((wall, at) => at === 0 || wall >= (due[at - 1] ?? 0))).toBe(true);
    expect(due.every((wall) => isBusinessDay(Math.floor(wall / DAY_MS)))).toBe(true);
    expect(due.every((wall, at) => wall > (moments[at] ?? 0))).toBe(true);
  }
});

test("INBOX-02 both ways of finding late messages agree to the millisecond", () => {
  for (let round = 0; round < 4_000; round += 1) {
    const count = random.int(1, 4);
    // Also at midnight and at nine, where one rule ends and another begins.
    const now = random.pick([
      someMoment(),
      Math.floor(someMoment() / DAY_MS) * DAY_MS +
        random.pick([0, 9 * 3_600_000]) +
        random.int(-1, 1),
    ]);
    const cutoff = getLatestArrival(now, count);
    expect([now, addBusinessDays(cutoff - 1, count) < now]).toEqual([now, true]);
    expect([now, addBusinessDays(cutoff, count) >= now]).toEqual([now, true]);
  }
});

test("INBOX-25 business days after a moment match the calendar, without its own day", () => {
  const after = (from: string, to: string) =>
    countBusinessDays(Date.parse(`${from}Z`), Date.parse(`${to}Z`));
  expect(after("2026-11-22T00:00", "2026-11-24T23:59")).toBe(2);
  expect(after("2026-11-22T23:59", "2026-11-24T00:00")).toBe(2);
  expect(after("2026-11-19T20:01", "2026-11-23T20:00")).toBe(2);
  expect(after("2026-11-22T08:00", "2026-11-22T20:00")).toBe(0);
  for (let round = 0; round < 1_000; round += 1) {
    const day = Math.floor(someMoment() / DAY_MS) * DAY_MS;
    if (!isBusinessDay(day / DAY_MS)) continue;
    const [from, count] = [day + random.int(0, DAY_MS - 1), random.int(0, 6)];
    expect(countBusinessDays(from, addBusinessDays(from, count))).toBe(count);
  }
});
