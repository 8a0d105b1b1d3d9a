import { brand } from "#content/brand.ts";

/** "Olive Green & Cream, Large": a variant as the lines of carts and orders name it. */
export function nameWithSize(variant: {
  readonly variantName: string;
  readonly size: string | null;
}): string {
  const { variantName, size } = variant;
  return size === null ? variantName : `${variantName}, ${size}`;
}

/**
 * A line in few words: "Olive Green & Cream" for the product that the brand is known by, "Travel
 * Blanket, Sand" for any other.
 */
export function lineLabel(productName: string, variantName: string | null): string {
  if (variantName === null) return productName;
  return productName === brand.productName ? variantName : `${productName}, ${variantName}`;
}
