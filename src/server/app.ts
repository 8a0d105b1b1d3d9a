import { Hono } from "hono";
import { compress } from "hono/compress";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import type { ServerBuild } from "react-router";
import { createApi } from "./api/app.ts";
import { answerForClosedShop } from "./api/closed-shop.ts";
import { getCaller } from "./api/mount-endpoints.ts";
import { createDatabaseCheck, mountOperations, type ReadinessCheck } from "./api/operations.ts";
import { createMethodAnswer, createProblemAnswer } from "./api/problem.ts";
import { limitNetwork, limitRequests } from "./api/limit-network.ts";
import type { ShopEnv } from "./api/shop-env.ts";
import { createTracing } from "./api/create-tracing.ts";
import { watchAgents } from "./api/watch-agents.ts";
import { createPageCheck } from "./pages/create-page-check.ts";
import { createRunners } from "./create-runners.ts";
import { createShopContexts } from "./pages/create-shop-contexts.ts";
import type { Services } from "./create-services.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import type { Replica } from "#platform/db/replica.ts";
import { createClientAddress } from "#platform/network/client-address.ts";
import { policyForData } from "#server/http/content-security-policy.ts";
import { toLoggedPath } from "#server/http/logged-path.ts";
import { isOwnRequest } from "#server/http/own-request.ts";
import { createNetworkLimits, type NetworkLimits } from "#server/http/network-limits.ts";
import { readPreviewTicket } from "#server/http/page-queries.ts";
import { createRequestId, REQUEST_ID_HEADER } from "#server/http/request-id.ts";
import { getRequestKind } from "#platform/network/request-kind.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { isFromThisComputer } from "#server/http/this-computer.ts";
import type { Log } from "#platform/log.ts";
import { logError } from "#platform/log-error.ts";
import { createMetrics, type Metrics } from "#platform/metrics.ts";
import type { SharedReads } from "#platform/shared-reads.ts";
import { noTracing, type Tracing } from "#platform/tracing/tracing.ts";
import { MAX_USER_AGENT_LENGTH } from "#modules/context.ts";
import type { SetupContext } from "#modules/setup/context.ts";
import { createProxyWatch } from "#modules/security/watch-proxies.ts";
import { createSetupWarnings } from "#modules/security/setup-warnings.ts";
import { mountShareImages } from "./pages/mount-share-images.ts";
import { anonymous } from "#shared/actor.ts";
import { AppError, toAppError } from "#shared/errors.ts";
import { readShopFigures } from "./start/read-shop-figures.ts";
import { previewContent } from "./pages/previews.ts";
import { createMarketSearch } from "#server/pages/create-market-search.ts";
import { createMissingAnswer } from "#server/pages/answer-missing.ts";
import { createPageHandler } from "#server/pages/handle-page.ts";
import { createFormCheck, createPagePattern } from "#server/pages/page-pattern.ts";
import { paths } from "#web/paths.ts";
import { findShareImage } from "#web/share/find-share-image.ts";

export type AppOptions = {
  readonly config: Pick<
    Config,
    "publicUrl" | "payments" | "demo" | "trustedProxies" | "analyticsId"
  >;
  readonly database: Database;
  /** The database for figures and files, if another one. */
  readonly replica?: Replica | undefined;
  readonly services: Services;
  readonly log: Log;
  readonly tracing?: Tracing;
  readonly clock: () => Date;
  readonly webBuild: ServerBuild;
  readonly mode?: "production" | "development";
  /** The set-up page of a new shop, if allowed. */
  readonly setup?: SetupContext;
  /** Remembers reads of pages, in a shop that follows changes. */
  readonly sharedReads?: SharedReads;
  /** Checks, besides the database, that must pass before this process may receive visitors. */
  readonly checks?: readonly ReadinessCheck[];
};

export type App = {
  /**
   * Answers any request; never rejects. `env` holds the connection that it came from, if it came
   * from one.
   */
  readonly fetch: (request: Request, env?: ShopEnv["Bindings"]) => Promise<Response>;
  /** Renders a page for all visitors. The caller first waits for its place in one of the limits. */
  readonly renderShared: (request: Request) => Promise<Response>;
  readonly networkLimits: NetworkLimits;
  readonly metrics: Metrics;
};

const readMethods: readonly string[] = ["GET", "HEAD"];

/** The application: API, pages and addresses for operators, without the network in front of it. */
export function createApp(options: AppOptions): App {
  const { config, database, replica, services, log, clock, mode = "production" } = options;
  const metrics = createMetrics();
  readShopFigures(metrics, { database, replica, clock });
  const getAddress = createClientAddress(config.trustedProxies);
  const noteProxy = createProxyWatch(config, createSetupWarnings({ database, clock, log }));
  const runners = createRunners({
    config,
    hasPage: (path) => hasPage(path),
    database,
    replica,
    services,
    log,
    clock,
  });
  const app = new Hono<ShopEnv>();
  const { tracing = noTracing } = options;
  const commonHeaders = securityHeaders({ https: config.publicUrl.startsWith("https:") });

  const getPagePattern = createPagePattern(options.webBuild);
  const mayTakeForm = createFormCheck(options.webBuild);
  const answerMissing = createMissingAnswer(getPagePattern);

  app.use(createTracing({ tracing, trustedProxies: config.trustedProxies, getPagePattern }));
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = createRequestId();
    c.set("requestId", requestId);
    c.set("actor", anonymous);
    c.set("visitor", {
      address: getAddress(c.env?.incoming),
      userAgent: c.req.header("user-agent")?.slice(0, MAX_USER_AGENT_LENGTH),
    });
    noteProxy(c.env?.incoming);
    await next();
    // Hono's own way makes another response of it for each of them.
    const { headers, status } = c.res;
    headers.set(REQUEST_ID_HEADER, requestId);
    for (const [name, value] of commonHeaders) headers.set(name, value);
    // It has the headers of the same GET (RFC 9110, 9.3.2), which is compressed where that helps.
    const type = headers.get("content-type") ?? "";
    if (
      c.req.method === "HEAD" &&
      COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) &&
      !headers.has("vary")
    )
      headers.set("vary", "accept-encoding");
    const kind = getRequestKind(c.req.path);
    if (kind !== "page" && !headers.has("content-security-policy"))
      headers.set("content-security-policy", policyForData);
    const durationMs = performance.now() - startedAt;
    metrics.recordRequest({ kind, status }, durationMs / 1_000);
    // No query strings, addresses or keys, which can identify a person.
    const line = {
      requestId,
      traceId: c.get("traceId"),
      method: c.req.method,
      path: toLoggedPath(c.req.path),
      status,
      durationMs: Math.round(durationMs * 10) / 10,
    };
    log[kind === "operations" ? "debug" : "info"](line, "request");
  });

  app.use(async (c, next) => {
    if (!isOwnRequest(c.req.raw, config.publicUrl)) {
      throw new AppError("forbidden", "a page of another site tried to change something");
    }
    await next();
  });

  // Shared pages are compressed once, where they are kept; this is for what is made for one
  // visitor.
  app.use(compress());

  const networkLimits = createNetworkLimits();
  const page = createPageHandler({
    webBuild: options.webBuild,
    publicUrl: config.publicUrl,
    log,
    mode,
  });
  const createShopContext = createShopContexts({ ...options, mode, runners });
  const findMarket = createMarketSearch({ createShopContext, getPagePattern });
  const hasPage = createPageCheck({ page, publicUrl: config.publicUrl, createShopContext });
  const checks = [createDatabaseCheck(database), ...(options.checks ?? [])];
  mountOperations(app, { checks, metrics, log });
  app.use("/api/*", limitRequests(networkLimits.api));
  app.use(watchAgents(services.security, clock));
  app.use(
    answerForClosedShop({
      maintenanceMode: services.maintenanceMode,
      renderPage: (c, supportEmail) =>
        limitNetwork(c, networkLimits.pages, () =>
          page(new Request(config.publicUrl + paths.closed), {
            ...createShopContext(getCaller(c), { path: paths.closed }),
            analyticsId: undefined,
            closed: { supportEmail },
          }),
        ),
    }),
  );
  app.route(
    "/",
    createApi({
      publicUrl: config.publicUrl,
      runners,
      live: services.live,
      tickets: services.tickets,
      clock,
    }),
  );

  app.use("/share/*", limitRequests(networkLimits.pages));
  mountShareImages(app, {
    uploads: services.uploads,
    findShareImage: (caller, name) => runners.caller(caller, (ctx) => findShareImage(ctx, name)),
  });

  app.all("*", (c) =>
    limitNetwork(c, networkLimits.pages, async () => {
      const ticket = readPreviewTicket(new URL(c.req.url).searchParams);
      const parts = { database, clock, ...services };
      const preview = ticket === undefined ? undefined : await previewContent(parts, ticket);
      const market = await findMarket(getCaller(c), c.req.path);
      const shop = createShopContext(getCaller(c), { path: c.req.path, preview, market });
      const missing = await answerMissing(c.req.raw, shop, c.env?.hasPlace === true);
      if (missing !== undefined) return missing;
      // React Router would take any other method for a form, and refuse it with a whole page.
      const mayPost = mayTakeForm(new URL(c.req.url), market !== undefined);
      const methods = mayPost ? [...readMethods, "POST"] : readMethods;
      if (!methods.includes(c.req.method)) return createMethodAnswer(c.var.requestId, methods);
      return page(c.req.raw, {
        ...shop,
        setup: isFromThisComputer(c.env?.incoming) ? options.setup : undefined,
      });
    }),
  );

  app.onError((error, c) => {
    const appError = toAppError(error);
    const { requestId, traceId } = c.var;
    const ids = { requestId, traceId };
    if (c.req.raw.signal.aborted) log.debug(ids, "the client left");
    else logError(log, { err: error, ...ids }, "a request failed");
    return createProblemAnswer(appError.code, {
      requestId,
      fields: appError.fields,
      conflict: appError.conflict,
      retryAfterSeconds: appError.retryAfterSeconds,
      hasToken: /^Bearer /i.test(c.req.header("authorization") ?? ""),
    });
  });

  return {
    fetch: async (request, env) => app.fetch(request, env),
    renderShared: async (request) => app.fetch(request, { hasPlace: true }),
    networkLimits,
    metrics,
  };
}
