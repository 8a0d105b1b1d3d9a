import type { OrderDetails } from "#modules/orders/processing/order-details.ts";

/** Name of a line: its color, under which the back office knows the items, or the product. */
export function formatLineName({
  productName,
  variantName,
}: OrderDetails["lines"][number]): string {
  return variantName ?? productName;
}
