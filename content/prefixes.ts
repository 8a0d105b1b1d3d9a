/** Prefixes of names that the shop makes. They stay when the brand changes its name. */
export const prefixes = {
  /** Keys that the shop writes to browser storage, and names of its caches: "shop-cart". */
  storage: "shop",
} as const;
