import { formatCount } from "../format-he.ts";
import { inWords } from "./in-words.ts";
import { words } from "../words.ts";

/** "יחידה אחת", "3 יחידות": on papers for customers, whatever language the staff read. */
export const unitsInHebrew = (units: number): string => inWords(units, "יחידה אחת", "יחידות");

/** The same in the language of the back office. */
export const unitsInWords = words("unitsInWords", unitsInHebrew);

/** The one figure of units that were sold, wherever it stands. */
export const soldUnits = words("soldUnits", {
  label: "יחידות שנמכרו",
  explanation: "יחידות בהזמנות שלא בוטלו ולא זוכו במלואן. יחידה שחזרה למדף אינה נספרת.",
});

/** "פחות מיחידה אחת", "פחות מ־10 יחידות". */
export const fewerUnits = words("fewerUnits", (threshold: number): string =>
  threshold === 1 ? "פחות מיחידה אחת" : `פחות מ־${formatCount(threshold)} יחידות`,
);

export const explainLowStock = words(
  "explainLowStock",
  (threshold: number): string =>
    `גרסאות שנותרו מהן ${fewerUnits(threshold)} למכירה, כולל אלה שאזלו. את הסף קובעים בהגדרות המערכת.`,
);
