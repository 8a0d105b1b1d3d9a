/** Controls and labels of the pages that are there to be read. */
export const reading = {
  readTime: (minutes: number) => `${minutes} min read`,
  readArticle: "Read Article",
  backToBlog: "Back to Blog",
  related: "Read on",
  shop: (productName: string) => `Shop ${productName}s`,
  colors: "By colour",
  onThisPage: "On this page",
  lastUpdated: (date: string) => `Last updated: ${date}`,
  askAnother: "Ask us another one",
  /** For those who hear the page: a table that may be wider than the screen. */
  table: "Table",
  articleNotFound: {
    title: "Article not found",
    text: "There is no article at this address. The ones that we have are on the blog.",
    home: "Return to Home",
  },
} as const;
