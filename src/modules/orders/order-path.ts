/** The path of an order's own page, for whoever has its key. */
export function orderPath(accessKey: string): string {
  return `/order-status/${accessKey}`;
}

/** The path of the page on which an order is paid, for whoever was sent its link. */
export function paymentLinkPath(key: string): string {
  return `/order-status/pay/${key}`;
}

/** The path of the page on which an order is reviewed, for whoever was sent its link. */
export function reviewLinkPath(key: string): string {
  return `/order-status/review/${key}`;
}

/** The path of the page on which bags of an order are sent back, for whoever has its key. */
export function returnPath(accessKey: string): string {
  return `/order-status/return/${accessKey}`;
}

/** The path of an order's own page for somebody of the back office who has a ticket. */
export function orderPreviewPath(ticket: string): string {
  return `/order-status/preview/${ticket}`;
}

/** The path of an order in the back office. */
export function adminOrderPath(id: string): string {
  return `/admin/orders/${id}`;
}
