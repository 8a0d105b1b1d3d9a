/** Prefixes of names that the shop makes. They stay when the brand changes its name. */
export const prefixes = {
  /** Keys that the shop writes to browser storage, and names of its caches: "shop-cart". */
  storage: "shop",
  /** Stock keeping units: WANDERPAW_BACKPACK_OLIVE. */
  sku: "WANDERPAW",
  /** The product that a line names by its variant alone: the one that the shop began with. */
  product: "Wanderpaw Backpack",
} as const;
