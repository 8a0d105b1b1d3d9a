/**
 * Formats for people, here and in format-he.ts alone. Locale and time zone are explicit, so server
 * and browser agree.
 */
import type { Currency, Money } from "#shared/money.ts";
import { formatDecimal, toMajorUnits } from "#shared/money.ts";
import { memoise } from "./memoise.ts";

/** The storefront's, and the two of the back office. */
export type Locale = "en-US" | "en-GB" | "he-IL";

export const SHOP_TIME_ZONE = "Asia/Jerusalem";

const moneyFormats = memoise(
  (locale: Locale, currency: Currency) =>
    new Intl.NumberFormat(locale, { style: "currency", currency }),
);
const dateFormats = memoise(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: SHOP_TIME_ZONE }),
);
const dateTimeFormats = memoise(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: locale === "en-US" ? "long" : "medium",
      timeStyle: "short",
      timeZone: SHOP_TIME_ZONE,
    }),
);
const timeFormats = memoise(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: SHOP_TIME_ZONE }),
);

/** "$74.99" */
export function formatMoney(amount: Money, locale: Locale = "en-US"): string {
  return locale === "en-US"
    ? moneyInEnglish(amount)
    : moneyFormats(locale, amount.currency).format(toMajorUnits(amount));
}

/** The other currencies have their code and a space. */
const englishSigns: Readonly<Partial<Record<Currency, string>>> = {
  USD: "$",
  ILS: "₪",
  EUR: "€",
  GBP: "£",
  JPY: "¥",
  CAD: "CA$",
  AUD: "A$",
};

/**
 * By hand: a browser takes 15 ms and more, in one piece, before it can format anything, and most
 * pages show a price.
 */
function moneyInEnglish({ amountMinor, currency }: Money): string {
  const figures = formatDecimal({ amountMinor: Math.abs(amountMinor), currency });
  const sign = (amountMinor < 0 ? "-" : "") + (englishSigns[currency] ?? `${currency}\u00A0`);
  return sign + figures.replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ",");
}

/** "November 21, 2026": the day in the shop's time zone. */
export function formatDate(date: Date, locale: Locale = "en-US"): string {
  return dateFormats(locale).format(date);
}

/** "November 21, 2026 at 2:05 PM": in the shop's time zone. */
export function formatDateTime(date: Date, locale: Locale = "en-US"): string {
  return dateTimeFormats(locale).format(date);
}

/** "2:05 PM": in the shop's time zone. */
export function formatTime(date: Date, locale: Locale = "en-US"): string {
  return timeFormats(locale).format(date);
}
