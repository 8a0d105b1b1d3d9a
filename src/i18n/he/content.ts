/** The screens of the content: what stands in the row of their sections. */
export const contentSections = {
  documents: "טקסטים",
  media: "ספריית התמונות",
  redirects: "הפניות",
} as const;
