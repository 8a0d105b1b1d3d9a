import { seededColors } from "#content/backpack-colors.ts";

/** The colors of a new shop besides olive, caramel and blue, as in the end of their units. */
const furtherColors = seededColors
  .filter((slug) => !["olive", "caramel", "blue"].includes(slug))
  .map((slug) => slug.toUpperCase());

/** Whether a unit belongs to none of them: tests that name every unit leave those aside. */
export const isNoFurtherColor = (unit: string): boolean => !furtherColors.includes(unit);
