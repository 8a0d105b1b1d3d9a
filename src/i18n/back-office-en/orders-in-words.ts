import type { ordersInWords as hebrew } from "../he/orders-in-words.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";

/** "1 order", "3 orders". */
export const ordersInWords: Translated<typeof hebrew> = (orders) =>
  inWords(orders, "1 order", "orders");
