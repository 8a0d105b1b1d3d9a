import { formatCount } from "../format-he.ts";

/** "הזמנה אחת", "3 הזמנות". */
export function ordersInWords(orders: number): string {
  return orders === 1 ? "הזמנה אחת" : `${formatCount(orders)} הזמנות`;
}
