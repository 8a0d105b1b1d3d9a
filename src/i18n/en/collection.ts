/** Where the catalogue is listed; loaders alone read these, so that no browser needs them twice. */
export const collectionText = {
  all: "All",
  categories: "Categories",
  pages: "Pages",
  empty: "Everything has found a home for now. Please come back soon.",
  /** Where only a part of it is shown. */
  seeAll: "See the whole collection",
  /** Heading of the products that are in no category. */
  other: "Other",
  previous: "Previous page",
  next: "Next page",
  position: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** "The collection, page 2" */
  onPage: (text: string, page: number) => `${text}, page ${page}`,
  fromPrice: (price: string) => `from ${price}`,
  colors: (count: string) => `${count} colours`,
  oneColor: "one colour",
  bothColors: "both colours",
  allOf: (count: string) => `all ${count}`,
} as const;
