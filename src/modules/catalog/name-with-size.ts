/** "Olive Green & Cream, Large": a variant as the lines of carts and orders name it. */
export function nameWithSize(variant: {
  readonly variantName: string;
  readonly size: string | null;
}): string {
  const { variantName, size } = variant;
  return size === null ? variantName : `${variantName}, ${size}`;
}
