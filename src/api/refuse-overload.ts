import type { MiddlewareHandler } from "hono";
import type { Database } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";
import { paymentWebhookPath } from "./payment-webhook.ts";
import { BUSY_RETRY_SECONDS } from "./limit-network.ts";
import type { ShopEnv } from "./shop-env.ts";

/** They take milliseconds each, so the last of them waits for about a second. */
const MAX_WAITING = 200;

/**
 * Refuses requests while too many transactions wait for the database, before anything is done for
 * them: all would be served too late otherwise, and nobody in time. It counts work and not
 * requests, so those that are sent slowly take nothing from anybody. Payments are noted all the
 * same.
 */
export function refuseOverload(database: Pick<Database, "waiting">): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    if (database.waiting() >= MAX_WAITING && c.req.path !== paymentWebhookPath)
      throw new AppError("unavailable", "too much waits for the database", {
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      });
    await next();
  };
}
