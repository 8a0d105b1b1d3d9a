import { formatCount } from "../format-he.ts";
import { words } from "../words.ts";

/** "הזמנה אחת", "3 הזמנות": `one` has its numeral, for that follows the noun and its gender. */
export function inWords(value: number, one: string, many: string): string {
  return value === 1 ? one : `${formatCount(value)} ${many}`;
}

/** "יום אחד", "יומיים", "3 ימים", "30 יום": from eleven on the noun is singular. */
export const daysInWords = words("daysInWords", (days: number): string => {
  return days === 2 ? "יומיים" : inWords(days, "יום אחד", days > 10 ? "יום" : "ימים");
});
