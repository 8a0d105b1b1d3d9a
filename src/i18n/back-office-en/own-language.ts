import type { ownLanguage as hebrew } from "../he/own-language.ts";
import type { Translated } from "../translated.ts";

/** The choice of the back office's language. */
export const ownLanguage: Translated<typeof hebrew> = {
  title: "Back office language",
  note: "In this browser. The page reloads in the language that you choose.",
  failed: "The browser doesn’t allow this choice to be saved.",
};
