/** What is read again when something about a customer has changed: lists, counts, the person, the box beside their orders. */
export const customerReads = ["/api/admin/customer", "/api/admin/orders/:id/customer"] as const;
