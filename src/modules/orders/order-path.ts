/** The path of an order's own page, for whoever has its key. */
export function orderPath(accessKey: string): string {
  return `/order-status/${accessKey}`;
}

/** The path of the same page for somebody of the back office who has a ticket. */
export function orderPreviewPath(ticket: string): string {
  return `/order-status/preview/${ticket}`;
}

/** The path of an order in the back office. */
export function adminOrderPath(id: string): string {
  return `/admin/orders/${id}`;
}
