import type { CatalogVariant } from "#modules/catalog/contract.ts";
import type { CartGift } from "#modules/cart/cart.ts";

/** The first variant with a gift, and that gift; undefined while nothing comes with one. */
export function findGiven(
  catalog: readonly CatalogVariant[],
): { readonly variant: CatalogVariant; readonly gift: CartGift } | undefined {
  const variant = catalog.find(({ gift }) => gift !== undefined);
  return variant?.gift && { variant, gift: variant.gift };
}
