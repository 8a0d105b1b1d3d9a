/** The path of an order's own page, for whoever has its key. */
export function orderPath(accessKey: string): string {
  return `/order-status/${accessKey}`;
}

/** The path of an order in the back office. */
export function orderDeskPath(id: string): string {
  return `/admin/orders/${id}`;
}
