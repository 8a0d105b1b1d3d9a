/** The shop as an installed app, and without a connection. */
export const appText = {
  description: "Backpacks for small dogs and cats who come along.",
  plainDescription: "The shop, with its cart and your orders.",
  products: "Products",
  cart: "Cart",
  offline: {
    title: "No signal out here",
    description: "What the shop shows while there is no connection.",
    text: "This trail has no connection. Pages that you have visited still open, and the rest comes back as soon as you are online.",
    retry: "Try again",
    home: "Return to Home",
  },
  closed: {
    title: "Back on the trail soon",
    description: "The shop is closed for a short while.",
    text: "We are brushing up the shop, and it is closed for a short while. Your orders are safe and on their way as usual.",
    soon: {
      title: "Opening soon",
      text: "This shop is being set up and opens soon. Nothing can be ordered yet.",
    },
    contact: "Something urgent? Write to us:",
    open: "Still open",
    retry: "Try again",
  },
} as const;
