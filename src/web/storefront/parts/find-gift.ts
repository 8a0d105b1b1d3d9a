import type { CartGift } from "#modules/cart/cart.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";

/** The gift of what is for sale; undefined while nothing comes with one. Loaders call it. */
export const findGift = (catalog: readonly CatalogVariant[]): CartGift | undefined =>
  catalog.find(({ gift }) => gift !== undefined)?.gift;
