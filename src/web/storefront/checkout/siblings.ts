import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { useCatalog, useVariant } from "../catalog.tsx";

/** The variants of the product that sells this one. */
export function useSiblings(slug: string): readonly CatalogVariant[] {
  const current = useVariant(slug);
  return useCatalog().filter(({ productId }) => productId === current?.productId);
}

/**
 * Whether a product is sold in colors alone; else its variants may differ in other ways, which are
 * not known.
 */
export function hasOtherColors(siblings: readonly CatalogVariant[]): boolean {
  const hasColor = siblings.some(({ colorHex }) => colorHex !== null);
  return hasColor && siblings.every(({ size }) => size === null);
}
