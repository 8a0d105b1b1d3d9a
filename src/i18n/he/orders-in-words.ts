import { inWords } from "./in-words.ts";
import { words } from "../words.ts";

/** "הזמנה אחת", "3 הזמנות". */
export const ordersInWords = words("ordersInWords", (orders: number): string =>
  inWords(orders, "הזמנה אחת", "הזמנות"),
);
