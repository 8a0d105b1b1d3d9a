/** Codes of markets with addresses of their own have two letters, which no page of the shop has. */
const PREFIX = /^\/([a-z]{2})(?=\/|$|\.data$)/;

/**
 * The path of a page without the prefix of a market, and that market's code: "/il/cart" is "/cart"
 * in "il". The market need not exist.
 */
export function splitMarketPath(path: string): { readonly code?: string; readonly path: string } {
  const code = PREFIX.exec(path)?.[1];
  if (code === undefined) return { path };
  const rest = path.slice(code.length + 1);
  return { code, path: rest.startsWith("/") ? rest : `/${rest.replace(".data", "_.data")}` };
}
