import type { CatalogVariant } from "#modules/catalog/contract.ts";

/** The variants of the product that the shop shows first. Loaders call it. */
export function findFirstProduct(catalog: readonly CatalogVariant[]): CatalogVariant[] {
  return catalog.filter(({ productId }) => productId === catalog[0]?.productId);
}
