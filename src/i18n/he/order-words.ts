import type { OrderStatus, StockState } from "#modules/orders/status.ts";

/** What orders are called throughout the back office. */
export const orderWords = {
  statuses: {
    pending: "ממתינה",
    processing: "בטיפול",
    shipped: "נשלחה",
    completed: "הושלמה",
    cancelled: "בוטלה",
    refunded: "הוחזרה",
  } satisfies Record<OrderStatus, string>,
  /** Where the pieces of an order are. */
  stockStates: {
    held: "שמורות להזמנה",
    shipped: "יצאו למשלוח",
    released: "שוחררו למלאי",
  } satisfies Record<StockState, string>,
} as const;
