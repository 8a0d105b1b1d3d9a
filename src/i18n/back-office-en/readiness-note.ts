import type { readinessNote as hebrew } from "../he/readiness-note.ts";
import type { Translated } from "../translated.ts";

/** The note of the dashboard about the list. */
export const readinessNote: Translated<typeof hebrew> = {
  text: (missing) => `${things(missing)} missing before the shop can open.`,
  link: "See the list",
};
