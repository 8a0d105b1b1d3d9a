/** Controls and labels of the pages that are there to be read. */
export const reading = {
  readTime: (minutes: number) => `${minutes} min read`,
  readArticle: "Read Article",
  backToBlog: "Back to Blog",
  related: "Related articles",
  shop: (productName: string) => `Shop ${productName}s`,
  colors: "By colour",
  onThisPage: "On this page",
  lastUpdated: (date: string) => `Last updated: ${date}`,
  askAnother: "Ask us another question",
  /** For those who hear the page: a table that may be wider than the screen. */
  table: "Table",
  articleNotFound: {
    title: "Article not found",
    text: "There is no article at this address. You will find all articles on the blog.",
    home: "Return to Home",
  },
} as const;
