import { inWords } from "./in-words.ts";

/** "הזמנה אחת", "3 הזמנות". */
export const ordersInWords = (orders: number): string => inWords(orders, "הזמנה אחת", "הזמנות");
