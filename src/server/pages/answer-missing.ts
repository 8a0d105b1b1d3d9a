// Addresses that do not exist are mostly guesses of programs: they are answered before anything is
// rendered.
import { policyForData } from "#server/http/content-security-policy.ts";
import { toLoggedPath } from "#server/http/logged-path.ts";
import { isReadingMethod } from "#server/http/reading-method.ts";
import { isSharedPath, PRIVATE } from "#shared/shared-paths.ts";
import { findStandIn, isStandIn, STAND_IN_HEADER } from "#server/http/not-found-page.ts";
import { splitMarketPath } from "#shared/market-path.ts";
import { findLocation } from "#web/page/follow-redirects.ts";
import type { ShopContext } from "#web/page/shop-context.ts";

/** Routes for all that is unknown. Other private ones may have tickets in their path, with dots. */
const noRoutes: ReadonlySet<string> = new Set(["/*", "/admin/*"]);

/** A name that begins with a dot, anywhere, or one at the end that a page would not have. */
const FILE = /\/\.|\.(?!html?$|data$)[\da-z]{1,10}$/i;

export type AnswerMissing = (
  request: Request,
  shop: ShopContext,
  /** Whether the answer is for the cache, which has pages that stand for others. */
  isForCache: boolean,
) => Promise<Response | undefined>;

/**
 * Returns what answers a request for an address without a page: a line of text for the name of a
 * file, else, for the cache, the page that stands for it. Undefined where there may be a page, or
 * the address leads elsewhere.
 */
export function createMissingAnswer(pagePattern: (path: string) => string): AnswerMissing {
  return async (request, shop, isForCache) => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (isStandIn(pathname)) return undefined;
    // Only a market that is there has pages below its code.
    const pagePath = shop.market === undefined ? pathname : splitMarketPath(pathname).path;
    const pattern = pagePattern(pagePath);
    const mayStandIn = isForCache && !pathname.endsWith(".data");
    const standIn = mayStandIn ? findStandIn(pattern) : undefined;
    const mayHoldDots = pattern === pagePath || !(isSharedPath(pathname) || noRoutes.has(pattern));
    const isFile = !mayHoldDots && FILE.test(pathname);
    if (!isFile && standIn === undefined) return undefined;
    if (!isFile && pattern === "/:page" && (await shop.texts()).findPage(pagePath))
      return undefined;
    const isRead = isReadingMethod(request.method);
    if (isRead && (await findLocation(shop, url)) !== undefined) return undefined;
    shop.log.debug({ path: toLoggedPath(pathname) }, "page not found");
    return isFile || standIn === undefined
      ? createNoFileAnswer()
      : new Response(null, { status: 404, headers: { [STAND_IN_HEADER]: standIn } });
  };
}

function createNoFileAnswer(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": PRIVATE,
      "content-security-policy": policyForData,
    },
  });
}
