import { isolate } from "#shared/isolate-text.ts";
import type { countries as hebrew } from "../he/countries.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";

/** Lists of countries. */
export const countries: Translated<typeof hebrew> = {
  add: "Add country…",
  added: (country) => `${isolate(country)} added`,
  remove: (country) => `Remove ${isolate(country)}`,
  removed: (country) => `${isolate(country)} removed`,
  union: "European Union",
  more: (shown, more) => `${isolate(shown)} and ${formatCount(more)} more`,
  /** A rule of some countries, and the day from which it holds. */
  from: (shown, day) => `${isolate(shown)}, from ${day}`,
};
