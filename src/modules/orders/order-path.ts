/** The path of an order's own page, with its key. */
export function orderPath(accessKey: string): string {
  return `/order-status/${accessKey}`;
}

/** The path of the page of a link to pay, with its key. */
export function paymentLinkPath(key: string): string {
  return `/order-status/pay/${key}`;
}

/** The path of the page on which an order is reviewed, with the key of its link. */
export function reviewLinkPath(key: string): string {
  return `/order-status/review/${key}`;
}

/** The path at which that page asks what was paid at the door, with an answer already chosen. */
export function doorLinkPath(key: string, answer: "no" | "yes" | "saved"): string {
  return `${reviewLinkPath(key)}?door=${answer}`;
}

/** The path of the page for returns of an order, with its key. */
export function returnPath(accessKey: string): string {
  return `/order-status/return/${accessKey}`;
}

/** The path of an order's own page for staff, with a ticket. */
export function orderPreviewPath(ticket: string): string {
  return `/order-status/preview/${ticket}`;
}

/** The path of an order in the back office. */
export function adminOrderPath(id: string): string {
  return `/admin/orders/${id}`;
}

/** The path of a return in the back office. */
export function adminReturnPath(id: string): string {
  return `/admin/returns/${id}`;
}
