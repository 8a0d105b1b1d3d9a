/** Controls and labels wherever bags are listed. */
export const productsText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  products: "Products",
  see: "See the backpack",
  addToCart: "Add to Cart",
  fromPrice: (price: string) => `from ${price}`,
} as const;
