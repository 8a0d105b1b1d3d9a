import { splitMarketPath } from "#shared/market-path.ts";

/**
 * The address of a page of this shop, in the market of the page that is open, for documents that
 * are loaded anew. The router's links need no such help.
 */
export function toMarketPath(path: string): string {
  const { code } = splitMarketPath(location.pathname);
  return code === undefined || /^\/admin(\/|$)/.test(path) ? path : `/${code}${path}`;
}
