/** Search engines show about so many characters of a title and of a description. */
export const shownBySearch = { title: 60, description: 160 } as const;

/** The field of a document that has its page's title for search engines. */
export function getTitleField(data: Readonly<Record<string, unknown>>): "metaTitle" | "title" {
  return typeof data["metaTitle"] === "string" && data["metaTitle"] !== "" ? "metaTitle" : "title";
}
