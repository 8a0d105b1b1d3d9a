/** The bar of a product page that stays while the page is scrolled. */
export const buyBar = { carrier: "Buy this bag", other: "Buy this" } as const;
