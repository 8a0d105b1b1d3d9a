import { isolate } from "#shared/isolate-text.ts";
import { formatCount } from "../format-he.ts";
import { words } from "../words.ts";

/** Lists of countries. */
export const countries = words("countries", {
  add: "הוספת מדינה…",
  added: (country: string) => `${isolate(country)} נוספה`,
  remove: (country: string) => `הסרת ${isolate(country)}`,
  removed: (country: string) => `${isolate(country)} הוסרה`,
  union: "האיחוד האירופי",
  more: (shown: string, more: number) => `${isolate(shown)} ועוד ${formatCount(more)}`,
  /** A rule of some countries, and the day from which it holds. */
  from: (shown: string, day: string) => `${isolate(shown)}, מ־${day}`,
});
