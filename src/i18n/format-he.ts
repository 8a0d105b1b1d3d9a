/**
 * Formats that only the back office needs, in its language; on the server in Hebrew. Apart from
 * format.ts, which every page of the shop loads.
 */
import { toHebrewNumeral } from "./he/numerals.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#shared/durations.ts";
import { HOME_CURRENCY, toMajorUnits, type Currency, type Money } from "#shared/money.ts";
import { formatNumber } from "./format-number.ts";
import { formatMoney, SHOP_TIME_ZONE, type Locale } from "./format.ts";
import { agoLabels } from "./he/ago.ts";
import { isEnglish, LOCALE } from "./language.ts";
import { memoise } from "./memoise.ts";

const wholeMoneyFormats = memoise(
  (currency: Currency) =>
    new Intl.NumberFormat(isEnglish ? "en-US" : LOCALE, {
      style: "currency",
      currency,
      maximumFractionDigits: 0,
    }),
);
const foreignFormats = memoise(
  (currency: string) =>
    new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
    }),
);
const byteFormats = memoise(
  (unit: "kilobyte" | "megabyte" | "gigabyte") =>
    new Intl.NumberFormat(LOCALE, { style: "unit", unit, maximumFractionDigits: 1 }),
);
const signedFormats = memoise(() => new Intl.NumberFormat(LOCALE, { signDisplay: "exceptZero" }));
const changeFormats = memoise(
  () =>
    new Intl.NumberFormat(LOCALE, {
      style: "percent",
      maximumFractionDigits: 1,
      signDisplay: "exceptZero",
    }),
);
const agoFormats = memoise(() => new Intl.RelativeTimeFormat(LOCALE));
const nowFormats = memoise(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" }));
const weekdayFormats = memoise(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: "full", timeZone: SHOP_TIME_ZONE }),
);
const shortWeekdayFormats = memoise(
  () => new Intl.DateTimeFormat(LOCALE, { weekday: "short", timeZone: SHOP_TIME_ZONE }),
);
const shortDateFormats = memoise(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, {
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      timeZone: SHOP_TIME_ZONE,
    }),
);
const dayMonthFormats = memoise(
  () => new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "numeric", timeZone: "UTC" }),
);
const longMonthFormats = memoise(
  () => new Intl.DateTimeFormat(LOCALE, { month: "long", year: "numeric", timeZone: "UTC" }),
);
const weekdayShortFormats = memoise(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      weekday: "short",
      day: "numeric",
      month: "numeric",
      year: "numeric",
      timeZone: "UTC",
    }),
);
const shareFormats = memoise(
  () => new Intl.NumberFormat(LOCALE, { style: "percent", maximumFractionDigits: 1 }),
);
const monthFormats = memoise(
  () => new Intl.DateTimeFormat(LOCALE, { month: "short", timeZone: "UTC" }),
);
const hebrewDateFormats = memoise(
  () =>
    new Intl.DateTimeFormat(`${LOCALE}-u-ca-hebrew`, {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: SHOP_TIME_ZONE,
    }),
);
const dayFormats = memoise(
  () =>
    new Intl.DateTimeFormat("en-US", {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      timeZone: SHOP_TIME_ZONE,
    }),
);
// The one locale that writes days and the time of the day as the database does.
const wallClockFormats = memoise(
  () =>
    new Intl.DateTimeFormat("sv-SE", {
      dateStyle: "short",
      timeStyle: "medium",
      timeZone: SHOP_TIME_ZONE,
    }),
);

/** A number with the separators of thousands that Hebrew readers know. */
export const formatCount = (value: number): string => formatNumber(value, LOCALE);

/** "51.2 MB": the size of a file. */
export function formatBytes(bytes: number): string {
  if (bytes < 1e6) return byteFormats("kilobyte").format(bytes / 1e3);
  return bytes < 1e9
    ? byteFormats("megabyte").format(bytes / 1e6)
    : byteFormats("gigabyte").format(bytes / 1e9);
}

/** Rounded to whole shekels or dollars, where an overview has no room for more. */
export function formatWholeMoney(amount: Money): string {
  return wholeMoneyFormats(amount.currency).format(toMajorUnits(amount));
}

/** "+5": a number of which it matters whether it is more or less. */
export function formatSigned(value: number): string {
  return signedFormats().format(value);
}

/** "+12.5%": the change that a ratio such as 0.125 is. */
export function formatChange(ratio: number): string {
  return changeFormats().format(ratio);
}

/** How long ago, in whole minutes, hours or days: in Hebrew, one and two are words. */
export function formatAgo(date: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - date.getTime());
  if (ms < MINUTE_MS) return isEnglish ? nowFormats().format(0, "second") : agoLabels.now;
  const [unit, size] =
    ms < HOUR_MS
      ? (["minute", MINUTE_MS] as const)
      : ms < DAY_MS
        ? (["hour", HOUR_MS] as const)
        : (["day", DAY_MS] as const);
  const count = Math.floor(ms / size);
  if (count <= 2 && !isEnglish) return agoLabels[unit][count === 1 ? "one" : "two"];
  return agoFormats().format(-count, unit);
}

/** The day in the shop's time zone, in words and with its weekday. */
export function formatWeekday(date: Date): string {
  return weekdayFormats().format(date);
}

/** The weekday in the shop's time zone, in short: for days of this week. */
export function formatShortWeekday(date: Date): string {
  return shortWeekdayFormats().format(date);
}

/** "21.11.2026": the day in the shop's time zone. */
export function formatShortDate(date: Date, locale: Locale = LOCALE): string {
  return shortDateFormats(locale).format(date);
}

/** "21.11.2026" for a day such as "2026-11-21". */
export function formatShortDay(day: string): string {
  // At noon it is the same day in the shop's time zone.
  return formatShortDate(new Date(`${day}T12:00:00Z`));
}

/** The short name of a month such as "2026-11". */
export function formatMonth(month: string): string {
  return monthFormats().format(new Date(`${month}-01T00:00:00Z`));
}

/** The name of a month such as "2026-11", with its year. */
export function formatLongMonth(month: string): string {
  return longMonthFormats().format(new Date(`${month}-01T00:00:00Z`));
}

/** "21.11" for a day such as "2026-11-21". */
export function formatDayMonth(day: string): string {
  return dayMonthFormats().format(new Date(`${day}T00:00:00Z`));
}

/** A day such as "2026-11-21" with its weekday, short. */
export function formatDay(day: string): string {
  return weekdayShortFormats().format(new Date(`${day}T00:00:00Z`));
}

/** "12.5%": the part of a whole that a ratio such as 0.125 is. */
export function formatShare(ratio: number): string {
  return shareFormats().format(ratio);
}

/** The day of the Hebrew calendar; in Hebrew its day and year are in letters. */
export function formatHebrewDate(date: Date): string {
  if (isEnglish) return hebrewDateFormats().format(date);
  // The style that writes letters by itself is broken in browsers with less data.
  const parts = hebrewDateFormats().formatToParts(date);
  const texts = parts.map(({ type, value }) =>
    type === "day" || type === "year" ? toHebrewNumeral(Number(value)) : value,
  );
  return texts.join("");
}

/** "2026-11-21": which day it is in the shop's time zone. */
export function toDay(date: Date): string {
  // By its parts: the order in which a locale writes them differs from browser to browser.
  const parts = dayFormats().formatToParts(date);
  const get = (type: "year" | "month" | "day") => parts.find((part) => part.type === type)?.value;
  return `${get("year")}-${get("month")}-${get("day")}`;
}

/**
 * Time on the clock on the shop's wall, in milliseconds since 1970 as if the wall stood in
 * Greenwich: for counting days that summer time makes shorter or longer.
 */
export function getWallClock(date: Date): number {
  const shown = Date.parse(`${wallClockFormats().format(date).replace(" ", "T")}Z`);
  return shown + (((date.getTime() % 1_000) + 1_000) % 1_000);
}

/**
 * When the clock on the shop's wall shows this. Of an hour that it shows twice or never, the moment
 * is near it.
 */
export function fromWallClock(wall: number): Date {
  const offsetAt = (ms: number) => getWallClock(new Date(ms)) - ms;
  return new Date(wall - offsetAt(wall - offsetAt(wall)));
}

/** An amount as it is read: in Hebrew "267.97 ₪", but "$74.99", as dollars are written. */
export function formatAmount(amount: Money, locale: Locale = LOCALE): string {
  return formatMoney(amount, amount.currency === HOME_CURRENCY ? locale : "en-US");
}

/** The same from its smallest unit: "€12.50" for 1250. */
export function formatForeignMinor(minor: number, currency: string): string {
  const format = foreignFormats(currency);
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(minor / 10 ** maximumFractionDigits);
}

/** "€12.50": an amount in whatever currency a customer paid elsewhere. */
export function formatForeignAmount(amount: number, currency: string): string {
  return foreignFormats(currency).format(amount);
}
