/** The page of a held unit. */
export const heldUnit = {
  title: "One is set aside for you",
  description: "The item that you waited for is back, and one is set aside for you.",
  text: (name: string, until: string) =>
    `${name} is back. One is set aside for you until ${until} (Israel time); after that it goes to the next person on the list.`,
  order: "Order it now",
  release: "I do not want it any more",
  released: {
    title: "It goes to the next person",
    text: "Thank you for letting us know. It goes to the next person on the list.",
  },
  ended: {
    title: "This is no longer set aside",
    text: "The time is over, or it was ordered or released. Its page shows whether it is available to everyone.",
  },
  products: "See all products",
} as const;
