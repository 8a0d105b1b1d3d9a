import { brand } from "#content/brand.ts";

/**
 * A line in few words: "Olive Green & Cream" for the product that the brand is known by, "Travel
 * Blanket, Sand" for any other.
 */
export function lineLabel(productName: string, variantName: string | null): string {
  if (variantName === null) return productName;
  return productName === brand.productName ? variantName : `${productName}, ${variantName}`;
}
