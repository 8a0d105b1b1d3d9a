import { formatDay } from "./delivery.ts";

/** The stock, on product pages and product cards. */
export const stock = {
  few: (left: number, carriesPets: boolean) =>
    carriesPets ? `Only ${left} ${left === 1 ? "bag" : "bags"} left!` : `Only ${left} left!`,
  none: "Out of stock",
  /** Of what is on its way to the shop: in place of "Add to Cart", and how long it takes. */
  preorder: "Pre-order",
  ahead: (leavesBy: string) => `Pre-order, leaves us by ${formatDay(leavesBy)}`,
  /** Of an order with such things, which goes as one. */
  together: (leavesBy: string) => `Your order leaves us by ${formatDay(leavesBy)}.`,
  freeShipping: "Free worldwide shipping.",
} as const;
