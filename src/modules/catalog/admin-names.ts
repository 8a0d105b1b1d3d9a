// Names that browser and server share in the back office of the catalogue.

/** "late": its time to be shown has come, or that of a variant, and something is missing. */
export const productStates = ["all", "active", "inactive", "featured", "late", "deleted"] as const;
export type ProductState = (typeof productStates)[number];

/** "shop": in the order in which visitors see them. */
export const productSorts = [
  "newest",
  "shop",
  "updated",
  "name",
  "price",
  "-price",
  "available",
] as const;
export type ProductSort = (typeof productSorts)[number];

export const attributeTypes = ["text", "number", "boolean"] as const;

/** The last 30, 90 and 365 days, today included, and all time. */
export const salesPeriods = ["30", "90", "365", "all"] as const;
export type SalesPeriod = (typeof salesPeriods)[number];

/**
 * Reserved names below /product and /order, in use or for later; no variant may have one as slug.
 */
export const reservedSlugs: readonly string[] = ["new", "preview"];

/**
 * In cents: higher than any price of the shop, and low enough that its shekels fit their column at
 * any rate.
 */
export const MAX_PRICE_MINOR = 1_000_000;

/** 5 MB. */
export const MAX_IMAGE_BYTES = 5_242_880;
/** Other types are refused, judged by the bytes and not by the stated type. */
export const imageTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** How long a product or an image that was deleted can be restored. */
export const BIN_DAYS = 30;
