import type { readinessNote as hebrew } from "../he/readiness-note.ts";
import type { Translated } from "../translated.ts";

/** The note of the dashboard about the list. */
export const readinessNote: Translated<typeof hebrew> = {
  text: (missing) =>
    missing === 1
      ? "1 thing is missing before the shop can open."
      : `${missing} things are missing before the shop can open.`,
  link: "See the list",
};
