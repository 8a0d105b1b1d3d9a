/** The page of something that is not for sale yet. */
export const productPreview = {
  title: (name: string) => `Preview: ${name}`,
  banner: "Preview, not for sale yet",
  /** For texts that are not published yet. */
  words: "Preview, not published yet",
  /** For texts without a draft. */
  published: "Preview of the published page",
  until: (moment: string) =>
    `Only people with this link can see the page. It works until ${moment} (Israel time).`,
} as const;
