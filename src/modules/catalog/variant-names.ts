import { sampleProduct } from "#content/sample-names.ts";

type LineNames = { readonly productName: string; readonly variantName: string | null };

/** "Olive Green & Cream, Large": a variant as the lines of carts and orders name it. */
export function formatNameWithSize(variant: {
  readonly variantName: string;
  readonly size: string | null;
}): string {
  const { variantName, size } = variant;
  return size === null ? variantName : `${variantName}, ${size}`;
}

/** "Olive Green & Cream": a line as the back office knows it, by its color, or its product. */
export function formatLineName({ productName, variantName }: LineNames): string {
  return variantName ?? productName;
}

/** "Wanderpaw Backpack, Olive Green & Cream": a line, or a variant, in full. */
export function formatFullName({ productName, variantName }: LineNames): string {
  return variantName === null ? productName : `${productName}, ${variantName}`;
}

/**
 * A line in few words: "Olive Green & Cream" for the product that the brand is known by, "Travel
 * Blanket, Sand" for any other.
 */
export function formatShortName({ productName, variantName }: LineNames): string {
  const isBrandProduct = productName === sampleProduct && variantName !== null;
  return isBrandProduct ? variantName : formatFullName({ productName, variantName });
}
