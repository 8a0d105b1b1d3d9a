import { words } from "../words.ts";

/** A page as search engines list it. */
export const searchPreview = words("searchPreview", {
  caption: "כך בערך מציגים מנועי חיפוש את העמוד",
  ownDescription: "החנות כותבת את התיאור בעצמה.",
  cutTitle: (length: number, shown: number) =>
    `אורך הכותרת בתווים: ${length}. מנועי חיפוש מציגים כ־${shown}.`,
  cutDescription: (length: number, shown: number) =>
    `אורך התיאור בתווים: ${length}. מנועי חיפוש מציגים כ־${shown}.`,
});
