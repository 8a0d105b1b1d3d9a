import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { paymentMessagePath } from "#modules/payments/message-path.ts";
import { describeProblem } from "../api/problem.ts";
import type { ShopEnv } from "../api/shop-env.ts";
import type { App } from "../app.ts";
import type { Services } from "../create-services.ts";
import { createImagesOnDemand } from "#modules/media/images-on-demand.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import { createClientAddress } from "#platform/network/client-address.ts";
import { policyForData } from "#server/http/content-security-policy.ts";
import { createFront } from "#server/http/front.ts";
import type { HtmlCache } from "#server/http/html-cache.ts";
import { showHttpFigures } from "#server/http/http-figures.ts";
import { createOwnHostCheck } from "#server/http/own-host.ts";
import { startHttpServer, type HttpServer } from "#server/http/http-server.ts";
import { mapMediaFiles } from "#server/http/media-files.ts";
import { createRequestId } from "#server/http/request-id.ts";
import { getRequestKind } from "#platform/network/request-kind.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { loadStaticFiles } from "#server/http/static-files.ts";
import { handleStoredFiles, handleUploadedFiles } from "#server/http/stored-files.ts";
import { toAssetKey } from "#platform/storage/release-assets.ts";
import type { Log } from "#platform/log.ts";

/** They take milliseconds each, so the last of them waits for about a second. */
const MAX_TRANSACTIONS_WAITING = 200;

/**
 * Puts files and cache in front of the application and listens. Throws StartupError when the
 * address is taken.
 */
export async function startHttp(parts: {
  app: App;
  cache: HtmlCache;
  services: Pick<Services, "uploads" | "assets">;
  database: Pick<Database, "countWaiting">;
  config: Pick<Config, "host" | "port" | "publicUrl" | "root" | "trustedProxies" | "demo"> & {
    readonly workers?: number;
  };
  log: Log;
}): Promise<HttpServer> {
  const { app, cache, services, database, config, log } = parts;
  const build = join(config.root, "build");
  const media = join(build, "media");
  const common = securityHeaders({ https: config.publicUrl.startsWith("https:") });
  const forFiles = [...common, ["content-security-policy", policyForData] as const];
  // The adapter hands over the two sides of the connection; its types also allow for HTTP/2.
  const toApplication = getRequestListener(
    (request, env) => app.fetch(request, env as ShopEnv["Bindings"]),
    // Of requests in HTTP/1.0 that name none.
    { hostname: new URL(config.publicUrl).host },
  );
  const front = createFront({
    cache,
    files: loadStaticFiles(join(build, "client"), forFiles),
    media: mapMediaFiles(media, "/media", forFiles, createImagesOnDemand(media)),
    uploads: handleUploadedFiles(services.uploads, forFiles),
    otherAssets: handleStoredFiles(
      services.assets,
      { prefix: "/assets/", toKey: toAssetKey },
      forFiles,
    ),
    application: (request, response) => void toApplication(request, response),
    isBusy: () => database.countWaiting() >= MAX_TRANSACTIONS_WAITING,
    isUrgent: (path) =>
      path.startsWith(paymentMessagePath("")) || getRequestKind(path) === "operations",
    describeBusy: (retryAfterSeconds) =>
      JSON.stringify(
        describeProblem("unavailable", { requestId: createRequestId(), retryAfterSeconds }),
      ),
    getAddress: createClientAddress(config.trustedProxies),
    headers: common,
    // The passwords of a demo are public: pages of other sites must not reach it under a name that
    // leads here (DNS rebinding).
    ...(config.demo && { isOwnHost: createOwnHostCheck(config.publicUrl) }),
    log,
  });
  showHttpFigures(app.metrics, { front, cache });
  return startHttpServer({
    host: config.host,
    port: config.port,
    isShared: (config.workers ?? 1) > 1,
    listener: front.listener,
  });
}
