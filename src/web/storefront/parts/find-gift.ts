import type { CartGift } from "#modules/cart/cart.ts";
import type { CatalogVariant } from "#modules/catalog/contract.ts";

/**
 * The gift that the texts of the shop name, see `shop-facts.ts`: that of the first product that
 * carries pets, or else the first one; undefined while there is none. Loaders call it.
 */
export const findGift = (catalog: readonly CatalogVariant[]): CartGift | undefined =>
  (catalog.find(({ carriesPets }) => carriesPets) ?? catalog.find(({ gift }) => gift))?.gift;
