// Addresses for those who run the shop: does the process run, can it serve, how does it feel.
import type { Hono } from "hono";
import type { Database } from "#platform/db/client.ts";
import { isFromThisComputer } from "#server/http/this-computer.ts";
import type { Log } from "#platform/log.ts";
import type { Metrics } from "#platform/metrics.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { shopVersion } from "#platform/shop-version.ts";
import { createProblemAnswer } from "./problem.ts";
import { rejectOtherMethods } from "./reject-other-methods.ts";
import type { ShopEnv } from "./shop-env.ts";

/** A check that must pass before this process may receive visitors. Rejects when it does not. */
export type ReadinessCheck = { readonly name: string; readonly check: () => Promise<void> };

/** Every process of the shop needs its database. */
export const createDatabaseCheck = (
  database: Pick<Database, "checkConnection">,
): ReadinessCheck => ({
  name: "database",
  check: () => database.checkConnection(),
});

/**
 * A check that takes longer counts as failed, because the monitoring would time out soon as well.
 */
const CHECK_TIMEOUT_MS = 2_000;

export function mountOperations(
  app: Hono<ShopEnv>,
  options: { checks: readonly ReadinessCheck[]; metrics: Metrics; log: Log },
): void {
  app.get("/healthz", (c) => {
    c.header("cache-control", "no-store");
    return c.json({ status: "ok", version: shopVersion });
  });

  // Simultaneous requests share one check, so that it uses a single database connection.
  let checking: Promise<string[]> | undefined;
  const findFailed = () =>
    (checking ??= listFailedChecks(options.checks, options.log).finally(() => {
      checking = undefined;
    }));

  app.get("/readyz", async (c) => {
    c.header("cache-control", "no-store");
    const failed = await findFailed();
    return failed.length === 0
      ? c.json({ status: "ready" })
      : c.json({ status: "not ready", failed }, 503);
  });

  app.get("/metrics", async (c) => {
    // Metrics about the shop's business are confidential.
    if (!isFromThisComputer(c.env?.incoming))
      return createProblemAnswer("not_found", { requestId: c.get("requestId") });
    c.header("cache-control", "no-store");
    c.header("content-type", options.metrics.contentType);
    return c.body(await options.metrics.formatText());
  });
  rejectOtherMethods(app);
}

async function listFailedChecks(checks: readonly ReadinessCheck[], log: Log): Promise<string[]> {
  const results = await Promise.all(
    checks.map(async ({ name, check }) => {
      try {
        await withTimeout(CHECK_TIMEOUT_MS, check());
        return undefined;
      } catch (error) {
        log.warn({ err: error, check: name }, "not ready");
        return name;
      }
    }),
  );
  return results.filter((name) => name !== undefined);
}
