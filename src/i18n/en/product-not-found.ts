/** In place of a product page whose address names nothing that is for sale. */
export const productNotFound = {
  title: "Product not found",
  text: "We do not have the backpack in this colour. You will find all colours on the home page.",
  /** In a shop that sells nothing for pets. */
  plainText: "We do not have this product. You will find all of them on the home page.",
  home: "Return to Home",
} as const;

/** Above what is for sale at addresses like it. */
export const nearestHeading = "Perhaps one of these";
