/** Letters by their value, the highest first. */
const letters = [
  [400, "ת"],
  [300, "ש"],
  [200, "ר"],
  [100, "ק"],
  [90, "צ"],
  [80, "פ"],
  [70, "ע"],
  [60, "ס"],
  [50, "נ"],
  [40, "מ"],
  [30, "ל"],
  [20, "כ"],
  [10, "י"],
  [9, "ט"],
  [8, "ח"],
  [7, "ז"],
  [6, "ו"],
  [5, "ה"],
  [4, "ד"],
  [3, "ג"],
  [2, "ב"],
  [1, "א"],
] as const;

/**
 * A number from 1 in Hebrew letters, as days and years are written: a year's thousands are left
 * out, and the last letter of several follows a gershayim, a single one precedes a geresh.
 */
export function toHebrewNumeral(value: number): string {
  let rest = value % 1_000;
  let text = "";
  for (const [worth, letter] of letters)
    while (rest >= worth) {
      text += letter;
      rest -= worth;
    }
  // Fifteen and sixteen avoid the letters of the Name.
  text = text.replace(/יה$/, "טו").replace(/יו$/, "טז");
  return text.length === 1 ? `${text}׳` : `${text.slice(0, -1)}״${text.slice(-1)}`;
}
