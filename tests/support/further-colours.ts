import { seededColours } from "#content/backpack-colours.ts";

/** The colours of a new shop besides olive, caramel and blue, as in the end of their units. */
const furtherColours = seededColours
  .filter((slug) => !["olive", "caramel", "blue"].includes(slug))
  .map((slug) => slug.toUpperCase());

/** Whether a unit belongs to none of them: tests that name every unit leave those aside. */
export const isNoFurtherColour = (unit: string): boolean => !furtherColours.includes(unit);
