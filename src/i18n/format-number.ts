import type { Locale } from "./format.ts";
import { memoise } from "./memoise.ts";

const numberFormats = memoise((locale: Locale) => new Intl.NumberFormat(locale));

export function formatNumber(value: number, locale: Locale = "en-US"): string {
  return numberFormats(locale).format(value);
}
