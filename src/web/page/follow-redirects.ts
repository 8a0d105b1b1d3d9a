// Addresses that no page has may lead elsewhere. Asked only where nothing is found: no redirect
// ever hides a page.
import { redirect, type MiddlewareFunction } from "react-router";
import { findRedirect } from "#modules/content/admin/redirects/find-redirect.ts";
import { isReadingMethod } from "#server/http/reading-method.ts";
import { splitMarketPath } from "#shared/market-path.ts";
import { parseRequestTarget } from "#shared/request-target.ts";
import { isStandIn } from "#server/http/not-found-page.ts";
import { shopContext, type ShopContext } from "./shop-context.ts";

/** Of the route that stands for all addresses without one. */
const NO_ROUTE = "/*";

/**
 * Leads from an address that no longer exists to its replacement, keeping the query. The
 * client's router follows it as a browser does.
 */
export const followRedirects: MiddlewareFunction<Response> = async (
  { request, url, pattern, context },
  next,
) => {
  // A page that stands for others is shown at their addresses, not at its own.
  const isRead = isReadingMethod(request.method) && !isStandIn(url.pathname);
  const followRedirect = async () => {
    const location = isRead ? await findLocation(context.get(shopContext), url) : undefined;
    if (location !== undefined) throw redirect(location, 301);
  };
  if (pattern === NO_ROUTE) {
    await followRedirect();
    return next();
  }
  const response = await next();
  // An article that was renamed has a route, and no words.
  if (response.status === 404) await followRedirect();
  return response;
};

/** Where an address without a page leads; undefined where that is not known. */
export async function findLocation(
  shop: Pick<ShopContext, "run" | "log" | "market">,
  url: URL,
): Promise<string | undefined> {
  const { path } =
    shop.market === undefined ? { path: url.pathname } : splitMarketPath(url.pathname);
  const target = parseRequestTarget(path);
  if (target.kind === "refused") return undefined;
  const to = await shop
    .run((ctx) => findRedirect(ctx, target.path))
    // If the database cannot be reached, the answer is still right: this page does not exist.
    .catch(() => {
      shop.log.debug("whether an address leads elsewhere could not be asked");
      return undefined;
    });
  // The router leaves redirects of middleware as they are.
  const prefix = shop.market === undefined ? "" : `/${shop.market.code}`;
  return to === undefined ? undefined : prefix + withQuery(to, url.search);
}

/** Query parameters of the redirect itself come first. */
function withQuery(to: string, given: string): string {
  const [, page = "", query = "", place = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const both = new URLSearchParams([...new URLSearchParams(query), ...new URLSearchParams(given)]);
  return page + (both.size === 0 ? "" : `?${both.toString()}`) + place;
}
