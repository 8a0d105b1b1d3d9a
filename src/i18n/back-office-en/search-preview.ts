import type { searchPreview as hebrew } from "../he/search-preview.ts";
import type { Translated } from "../translated.ts";

/** A page as search engines list it. */
export const searchPreview: Translated<typeof hebrew> = {
  caption: "Roughly how search engines list this page",
  ownDescription: "The shop writes the description itself.",
  cutTitle: (length, shown) =>
    `Title length in characters: ${length}. Search engines show about ${shown}.`,
  cutDescription: (length, shown) =>
    `Description length in characters: ${length}. Search engines show about ${shown}.`,
};
