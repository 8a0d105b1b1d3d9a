/** Controls and labels wherever bags are listed. */
export const productsText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  products: "Products",
  see: "See the backpack",
  addToCart: "Add to Cart",
  /** Follows the words of a control for those who hear it without its surroundings. */
  ofColour: (colourName: string) => `: ${colourName}`,
  fromPrice: (price: string) => `from ${price}`,
} as const;
