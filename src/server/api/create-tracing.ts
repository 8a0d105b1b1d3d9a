import { splitMarketPath } from "#shared/market-path.ts";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { createProxyCheck } from "#platform/network/client-address.ts";
import { getRequestKind } from "#platform/network/request-kind.ts";
import { getErrorType, type Tracing } from "#platform/tracing/tracing.ts";
import type { ShopEnv } from "./shop-env.ts";

/**
 * A span for each request, under the pattern of its route. What it belongs to is believed of
 * trusted proxies alone; `getPagePattern` tells the pattern of a page's path.
 */
export function createTracing(options: {
  tracing: Tracing;
  trustedProxies: readonly string[];
  getPagePattern: (path: string) => string;
}): MiddlewareHandler<ShopEnv> {
  const { tracing, getPagePattern } = options;
  const isFromProxy = createProxyCheck(options.trustedProxies);
  return (c, next) => {
    const { method, path } = c.req;
    // Requested by machines every few seconds, so not worth tracing.
    if (getRequestKind(path) === "operations") return next();
    const parent = isFromProxy(c.env?.incoming) ? c.req.header("traceparent") : undefined;
    return tracing.runInSpan(
      { name: method, kind: "server", isRoot: true, parent },
      async (span) => {
        c.set("traceId", span.traceId);
        await next();
        if (span.traceId === undefined) return;
        const matched = routePath(c);
        const route =
          matched === "*" || matched === "/*"
            ? getPagePattern(splitMarketPath(path).path)
            : matched;
        const { status } = c.res;
        span.rename(`${method} ${route}`);
        span.set({
          "http.request.method": method,
          "http.route": route,
          "http.response.status_code": status,
          "shop.request_id": c.get("requestId"),
        });
        if (status >= 500) span.markFailed(getErrorType(c.error) ?? String(status));
      },
    );
  };
}
