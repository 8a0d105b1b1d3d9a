import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";

/** "יחידה אחת", "3 יחידות". */
export function unitsInWords(units: number): string {
  return inWords(units, "יחידה אחת", "יחידות");
}

/** The one figure of units that were sold, wherever it stands. */
export const soldUnits = {
  label: "יחידות שנמכרו",
  explanation: "יחידות בהזמנות שלא בוטלו ולא זוכו במלואן. יחידה שחזרה למדף אינה נספרת.",
} as const;

/** "פחות מיחידה אחת", "פחות מ־10 יחידות". */
export const fewerUnits = (threshold: number): string =>
  threshold === 1 ? "פחות מיחידה אחת" : `פחות מ־${formatCount(threshold)} יחידות`;

export const explainLowStock = (threshold: number): string =>
  `גרסאות שנותרו מהן ${fewerUnits(threshold)} למכירה, כולל אלה שאזלו. את הסף קובעים בהגדרות המערכת.`;
