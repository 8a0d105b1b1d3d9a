/** A page as search engines list it. */
export const searchPreview = {
  caption: "כך בערך מציגים מנועי חיפוש את העמוד",
  ownDescription: "החנות כותבת את התיאור בעצמה.",
  cutTitle: (length: number, shown: number) =>
    `הכותרת באורך ${length} תווים, ומנועי חיפוש מציגים כ־${shown}.`,
  cutDescription: (length: number, shown: number) =>
    `התיאור באורך ${length} תווים, ומנועי חיפוש מציגים כ־${shown}.`,
} as const;
