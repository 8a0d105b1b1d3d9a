import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createDatabaseCheck, mountOperations, type ReadinessCheck } from "../api/operations.ts";
import { createProblemAnswer } from "../api/problem.ts";
import type { ShopEnv } from "../api/shop-env.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import { startHttpServer, type HttpServer } from "#server/http/http-server.ts";
import { createRequestId } from "#server/http/request-id.ts";
import type { Log } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics.ts";
import { readShopFigures } from "./read-shop-figures.ts";

/**
 * Listens in a process without visitors: it has only the endpoints for operators. Throws
 * StartupError when the address is taken.
 */
export async function startOperations(parts: {
  config: Pick<Config, "host" | "port">;
  database: Database;
  clock: () => Date;
  checks: readonly ReadinessCheck[];
  log: Log;
}): Promise<HttpServer> {
  const { config, database, clock, log } = parts;
  const checks = [createDatabaseCheck(database), ...parts.checks];
  const metrics = createMetrics();
  readShopFigures(metrics, { database, clock });
  const app = new Hono<ShopEnv>();
  app.use(async (c, next) => {
    c.set("requestId", createRequestId());
    await next();
  });
  mountOperations(app, { checks, metrics, log });
  app.notFound((c) => createProblemAnswer("not_found", { requestId: c.get("requestId") }));
  app.onError((err, c) => {
    log.error({ err }, "a request failed");
    return createProblemAnswer("internal", { requestId: c.get("requestId") });
  });
  const answer = getRequestListener((request, env) => app.fetch(request, env), {
    hostname: "localhost",
  });
  return startHttpServer({
    host: config.host,
    port: config.port,
    listener: (request, response) => void answer(request, response),
  });
}
