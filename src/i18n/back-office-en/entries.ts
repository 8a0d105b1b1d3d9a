import { isolate } from "#shared/isolate-text.ts";
import type { entries as hebrew } from "../he/entries.ts";
import type { Translated } from "../translated.ts";

/** The buttons of an entry in a list, by the entry's name. */
export const entries: Translated<typeof hebrew> = {
  remove: (item) => `Remove ${isolate(item)}`,
  up: (item) => `Move ${isolate(item)} up`,
  down: (item) => `Move ${isolate(item)} down`,
  first: "Already first in the list",
  last: "Already last in the list",
};
