import { words } from "../words.ts";

/** The note of the dashboard about the list, apart from its many words. */
export const readinessNote = words("readinessNote", {
  text: (missing: number) =>
    missing === 1 ? "דבר אחד חסר לפתיחת החנות." : `${missing} דברים חסרים לפתיחת החנות.`,
  link: "לרשימה",
});
