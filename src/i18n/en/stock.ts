/** How much is left, on product pages and product cards alike. */
export const stock = {
  few: (left: number, carriesPets: boolean) =>
    carriesPets ? `Only ${left} ${left === 1 ? "bag" : "bags"} left!` : `Only ${left} left!`,
  none: "Out of stock",
} as const;
