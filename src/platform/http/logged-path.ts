/** The page of an order: whoever knows its address may read the order. */
const ORDER_PAGE = /(\/order-status\/+)[^/]+/gi;

/** A path as logs may hold it: without the keys that open an order. */
export function loggedPath(path: string): string {
  return path.replace(ORDER_PAGE, "$1…");
}
