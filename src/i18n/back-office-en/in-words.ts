import type { daysInWords as hebrewDays, inWords as hebrewWords } from "../he/in-words.ts";
import type { Translated } from "../translated.ts";
import { formatCount } from "../format-he.ts";

/** "1 order", "3 orders": `one` has its numeral. */
export const inWords: Translated<typeof hebrewWords> = (value, one, many) =>
  value === 1 ? one : `${formatCount(value)} ${many}`;

/** "1 day", "3 days". */
export const daysInWords: Translated<typeof hebrewDays> = (days) => inWords(days, "1 day", "days");
