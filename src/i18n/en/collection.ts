/** Of the pages of the collection; only the server reads these. */
export const collectionText = {
  all: "All",
  /** What is in no category. */
  other: "Other",
  previous: "Previous page",
  next: "Next page",
  position: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** "The collection, page 2" */
  onPage: (text: string, page: number) => `${text}, page ${page}`,
  colours: (count: string) => `${count} colours`,
} as const;
