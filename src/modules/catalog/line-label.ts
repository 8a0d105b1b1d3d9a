import { prefixes } from "#content/prefixes.ts";

/**
 * A line in few words: "Olive Green & Cream" for the product that the brand is known by, "Travel
 * Blanket, Sand" for any other.
 */
export function lineLabel(productName: string, variantName: string | null): string {
  if (variantName === null) return productName;
  return productName === prefixes.product ? variantName : `${productName}, ${variantName}`;
}
