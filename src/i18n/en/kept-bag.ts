/** The page of a kept bag. */
export const keptBag = {
  title: "One is kept for you",
  description: "What you waited for is back, and one is set aside for you.",
  text: (bag: string, until: string) =>
    `${bag} is back. One is set aside for you until ${until} (Israel time); after that it goes to the next person on the list.`,
  order: "Order it now",
  letGo: "I do not want it any more",
  released: {
    title: "Somebody else is served now",
    text: "Thank you for saying so. It goes to the next person on the list.",
  },
  ended: {
    title: "This is not kept any more",
    text: "The time is over, it was ordered, or somebody let it go. Perhaps there is one for everybody: its page tells.",
  },
  products: "See all products",
} as const;
