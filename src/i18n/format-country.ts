import type { Locale } from "./format.ts";
import { memoise } from "./memoise.ts";

const regionNames = memoise(
  (locale: Locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "code" }),
);
const collators = memoise((locale: Locale) => new Intl.Collator(locale));

/** The name of a country by its two-letter code; the code itself when there is no name. */
export function formatCountry(code: string, locale: Locale = "en-US"): string {
  return regionNames(locale).of(code) ?? code;
}

/** For sorting what people read. */
export function compareText(a: string, b: string, locale: Locale = "en-US"): number {
  return collators(locale).compare(a, b);
}
