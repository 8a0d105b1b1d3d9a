/** Controls and labels of a product page. */
export const productPage = {
  color: "Colour",
  size: "Size",
  price: "Price",
  addToCart: "Add to Cart",
  buyNow: "Buy Now",
  paymentNote: "Secure payment processing coming soon",
  features: "Features",
  /** The days follow: "Between December 3 and 9, 2026". */
  delivery: "Delivery if you order today:",
  /** The row of facts beside the buttons. */
  facts: "Payment, warranty and cancellation",
  fit: {
    heading: "Will my pet fit?",
    sizeChart: "Size chart",
  },
  questions: "Questions about this bag",
  allQuestions: "All questions and answers",
  carousel: {
    carousel: "carousel",
    slide: "slide",
    images: (name: string) => `Pictures of ${name}`,
    image: (number: number, count: number) => `Picture ${number} of ${count}`,
    position: (number: number, count: number) => `${number} / ${count}`,
    previous: "Previous picture",
    next: "Next picture",
    enlarge: "Enlarge:",
    /** For images that have no description of their own. */
    alt: (name: string, number: number) => `${name}, picture ${number}`,
  },
} as const;
