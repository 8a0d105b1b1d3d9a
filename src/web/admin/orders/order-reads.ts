/** What is read again when an order has changed: lists, counts, figures, and the stock that orders hold. */
export const orderReads = [
  "/api/admin/order",
  "/api/admin/dashboard",
  "/api/admin/analytics",
  "/api/admin/stock",
] as const;
