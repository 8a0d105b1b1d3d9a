import { formatCount } from "../format-he.ts";
import type {
  explainLowStock as explainInHebrew,
  fewerUnits as fewerInHebrew,
  soldUnits as soldInHebrew,
  unitsInWords as unitsInHebrew,
} from "../he/units.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";

/** "1 unit", "3 units". */
export const unitsInWords: Translated<typeof unitsInHebrew> = (units) =>
  inWords(units, "1 unit", "units");

/** The one figure of units that were sold, wherever it stands. */
export const soldUnits: Translated<typeof soldInHebrew> = {
  label: "Units sold",
  explanation:
    "Units in orders that were not cancelled or refunded in full. A unit that went back on the shelf does not count.",
};

/** "fewer than 1 unit", "fewer than 10 units". */
export const fewerUnits: Translated<typeof fewerInHebrew> = (threshold) =>
  `fewer than ${formatCount(threshold)} ${threshold === 1 ? "unit" : "units"}`;

export const explainLowStock: Translated<typeof explainInHebrew> = (threshold) =>
  `Variants with ${fewerUnits(threshold)} for sale, including those that are sold out. Set the threshold in the settings.`;
