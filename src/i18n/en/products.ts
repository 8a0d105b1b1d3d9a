/** Controls and labels wherever bags are listed. */
export const productsText = {
  breadcrumb: "Breadcrumb",
  home: "Home",
  products: "Products",
  see: (carriesPets: boolean) => (carriesPets ? "See the backpack" : "See the details"),
  /** Where only a part of it is shown. */
  seeAll: "See the whole collection",
  addToCart: "Add to Cart",
  empty: "Everything has found a home for now. Please look in again soon.",
  categories: "Categories",
  pages: "Pages",
  fromPrice: (price: string) => `from ${price}`,
} as const;
