/** The path of an order's own page, for whoever has its key. */
export function orderPath(accessKey: string): string {
  return `/order-status/${accessKey}`;
}
