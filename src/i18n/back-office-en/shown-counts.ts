import type {
  getShownLabels as hebrewLabels,
  shownInWords as hebrewShown,
} from "../he/shown-counts.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";

/** "Showing 50": how many of something are shown. */
export const shownInWords: Translated<typeof hebrewShown> = (shown) =>
  `Showing ${formatCount(shown)}`;

/** How many rows of a list are shown, and of how many. */
export const getShownLabels: Translated<typeof hebrewLabels> = (gender) => ({
  exact: (shown, all) => `${shownInWords(shown, gender)} of ${formatCount(all)}`,
  atLeast: (shown, all) => `${shownInWords(shown, gender)} of more than ${formatCount(all)}`,
  unknown: (shown) => shownInWords(shown, gender),
});
