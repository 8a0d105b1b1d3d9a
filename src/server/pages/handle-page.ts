// Rendered pages: React Router behind the rules that hold for every page (status, policy,
// priorities, caching).
import { randomBytes } from "node:crypto";
import {
  RouterContextProvider,
  createContext,
  createRequestHandler,
  isRouteErrorResponse,
  type ServerBuild,
} from "react-router";
import type { Log } from "#platform/log.ts";
import { logError } from "#platform/log-error.ts";
import { policyForData, createPagePolicy } from "#server/http/content-security-policy.ts";
import { negotiateQuickEncoding } from "#server/http/accept-encoding.ts";
import { bodyHeaders, compressInPool } from "#server/http/compression.ts";
import { MOVED } from "#server/http/prepared-answer.ts";
import { isSharedPath, PRIVATE, SHARED } from "#shared/shared-paths.ts";
import { AppError } from "#shared/errors.ts";
import { pageContext, type RenderedPage } from "#web/loading/page-nonce.ts";
import { paths } from "#web/paths.ts";
import { getAdminRoutesPath } from "./admin-routes-path.ts";
import { finishHtml } from "./finish-html.ts";
import { shopContext, type ShopContext } from "#web/page/shop-context.ts";

/** An expected error while a page was made; it decides the status of the error page. */
type PageError = { error: AppError | undefined };
const errorContext = createContext<PageError>();

export type PageHandler = (request: Request, shop: ShopContext) => Promise<Response>;

export function createPageHandler(options: {
  webBuild: ServerBuild;
  publicUrl: string;
  log: Log;
  /**
   * With Vite's tools in the pages there is no policy: they insert styles and scripts of their own.
   */
  mode: "production" | "development";
}): PageHandler {
  const { log, mode, publicUrl } = options;
  const isHttps = publicUrl.startsWith("https:");
  const adminRoutes = getAdminRoutesPath(options.webBuild.assets.url);
  const build = withOwnErrors(options.webBuild, publicUrl, log);
  /** By the code of a market, whose addresses begin with it; "" for the main one. */
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  function getHandler(code = "") {
    const handler =
      handlers.get(code) ?? createRequestHandler({ ...build, basename: `/${code}` }, mode);
    handlers.set(code, handler);
    return handler;
  }

  return async (request, shop) => {
    const thrown: PageError = { error: undefined };
    const rendered: RenderedPage = { nonce: randomBytes(16).toString("base64url") };
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(errorContext, thrown);
    context.set(pageContext, rendered);
    return finish(request, await getHandler(shop.market?.code)(request, context), {
      error: thrown.error,
      rendered,
      analytics: shop.analyticsId !== undefined,
      isPreview: shop.preview !== undefined,
    });
  };

  async function finish(
    request: Request,
    response: Response,
    page: {
      error: AppError | undefined;
      rendered: RenderedPage;
      analytics: boolean;
      isPreview: boolean;
    },
  ): Promise<Response> {
    const { error, rendered, analytics, isPreview } = page;
    const { pathname } = new URL(request.url);
    const headers = new Headers(response.headers);
    const status = error !== undefined && response.status === 500 ? error.status : response.status;
    if (error?.retryAfterSeconds !== undefined)
      headers.set("retry-after", String(error.retryAfterSeconds));
    const isShared =
      !isPreview &&
      (status === 200 || status === MOVED) &&
      request.method !== "POST" &&
      isSharedPath(pathname);
    if (isPreview) {
      headers.set("cache-control", PRIVATE);
      headers.set("x-robots-tag", "noindex, nofollow");
    }
    if (!headers.has("cache-control")) headers.set("cache-control", isShared ? SHARED : PRIVATE);
    const isHtml = headers.get("content-type")?.startsWith("text/html") === true;
    // HTML that comes with a policy of its own is a document for a frame.
    if (!isHtml || headers.has("content-security-policy")) {
      if (!headers.has("content-security-policy"))
        headers.set("content-security-policy", policyForData);
      return new Response(response.body, { status, headers });
    }
    const html = rendered.html ?? Buffer.from(await response.arrayBuffer());
    const isProduction = mode === "production";
    const isBackOffice = /^\/admin(\/|$)/.test(pathname);
    const finished = finishHtml(html, {
      nonce: rendered.nonce,
      // Without its scripts the back office has nothing to show.
      isLate: isProduction && !isBackOffice,
    });
    if (isProduction) {
      // Both show mails. The back office goes from screen to screen in one document.
      const frames = pathname === paths.outbox || isBackOffice;
      const policy = createPagePolicy(finished, {
        https: isHttps,
        frames,
        analytics,
        // The editor shows it beside the words.
        isFramed: isPreview,
      });
      headers.set("content-security-policy", policy);
      if (isBackOffice) headers.set("link", `<${adminRoutes}>; rel=modulepreload`);
    }
    if (request.method === "HEAD") return new Response(null, { status, headers });
    const encoding = negotiateQuickEncoding(request.headers.get("accept-encoding") ?? undefined);
    const body = await compressInPool(finished.html, encoding);
    for (const [name, value] of bodyHeaders(body, encoding)) headers.set(name, value);
    return new Response(body, { status, headers });
  }
}

/**
 * The build with our log in place of the console, and with forms accepted from the public address.
 */
function withOwnErrors(webBuild: ServerBuild, publicUrl: string, log: Log): ServerBuild {
  return {
    ...webBuild,
    allowedActionOrigins: [new URL(publicUrl).host],
    entry: {
      ...webBuild.entry,
      module: {
        ...webBuild.entry.module,
        handleError(error, { context, request }) {
          if (error instanceof AppError) context.get(errorContext).error = error;
          const isRefused =
            request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500);
          const about = { err: error, requestId: context.get(shopContext).requestId };
          if (isRefused) log.debug(about, "a page was refused");
          else logError(log, about, "a page failed");
        },
      },
    },
  };
}
