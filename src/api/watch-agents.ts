import type { MiddlewareHandler } from "hono";
import { isSuspiciousAgent, securityLimits } from "#modules/security/rules.ts";
import type { SecurityLog } from "#modules/security/security-log.ts";
import type { ShopEnv } from "./shop-env.ts";

/** How many programs are remembered as noted; beyond that the one that was noted first may be noted again. */
const MAX_REMEMBERED = 1_000;

/**
 * Notes programs that call themselves crawlers, each once in 5 minutes; they are never refused. To be mounted behind
 * the addresses for operators, whose monitoring is no visitor. Pages that are rendered for the cache have none either.
 */
export function watchAgents(security: SecurityLog, clock: () => Date): MiddlewareHandler<ShopEnv> {
  const notedAt = new Map<string, number>();

  function isNoted(program: string): boolean {
    const now = clock().getTime();
    const last = notedAt.get(program);
    if (last !== undefined && now - last < securityLimits.windowMs) return true;
    // Deleted first, so that the order of the map stays that of time.
    notedAt.delete(program);
    notedAt.set(program, now);
    const [oldest] = notedAt.keys();
    if (notedAt.size > MAX_REMEMBERED && oldest !== undefined) notedAt.delete(oldest);
    return false;
  }

  return async (c, next) => {
    const { visitor } = c.var;
    const { address, userAgent } = visitor;
    if (address !== undefined && isSuspiciousAgent(userAgent)) {
      if (!isNoted(`${address} ${userAgent?.slice(0, 400)}`))
        security.record({ type: "suspicious_agent", visitor, details: { path: c.req.path } });
    }
    await next();
  };
}
