import type { OrderStatus } from "#modules/orders/status.ts";

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
} as const;
