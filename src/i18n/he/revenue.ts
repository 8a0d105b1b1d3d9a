import { words } from "../words.ts";

/** The orders that revenue comes from, wherever a figure says so; without a full stop. */
export const revenueOrders = words(
  "revenueOrders",
  "הזמנות שהושלמו בניכוי החזרים, כולל מה שנותר מהזמנות שהושלמו וזוכו בחלקן",
);
