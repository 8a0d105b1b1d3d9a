/** Controls and labels wherever variants are listed. */
export const productsText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  products: "Products",
  see: (carriesPets: boolean) => (carriesPets ? "See the backpack" : "See the details"),
  addToCart: "Add to Cart",
} as const;
