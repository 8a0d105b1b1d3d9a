/** The page that searches the shop. */
export const searchText = {
  title: "Search",
  titleOf: (typed: string) => `“${typed}” in the search`,
  description: "Find products, articles, answers and pages of the shop.",
  label: "Search the shop",
  lede: "Products, articles, questions and answers, and everything else that is written here.",
  submit: "Search",
  tooShort: "Type at least two letters.",
  nothing: (typed: string) => `Nothing found for “${typed}”.`,
  nothingText: "Try another word, or fewer of them. Or begin here:",
  begin: "Or begin here",
  found: (count: number, typed: string) =>
    `${count} ${count === 1 ? "result" : "results"} for “${typed}”`,
  kinds: {
    product: "Products",
    article: "Articles",
    question: "Questions and answers",
    page: "Pages",
  },
  first: (shown: number, count: number) => `The first ${shown} of ${count}. More words find fewer.`,
  suggestions: {
    products: "All products",
    sizeChart: "Will my pet fit?",
    faq: "Questions and answers",
    blog: "The blog",
    contact: "Ask us",
  },
} as const;
