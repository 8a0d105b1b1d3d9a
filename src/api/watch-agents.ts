import type { MiddlewareHandler } from "hono";
import { isSuspiciousAgent, securityLimits } from "#modules/security/rules.ts";
import type { SecurityLog } from "#modules/security/security-log.ts";
import { loggedPath } from "#platform/http/logged-path.ts";
import type { ShopEnv } from "./shop-env.ts";

/** How many programs are remembered as noted; beyond that the one that was noted first may be noted again. */
const MAX_REMEMBERED = 1_000;
/** Whoever calls itself something else each time must not fill the database. */
const MAX_OF_AN_ADDRESS = 10;

/**
 * Notes programs that call themselves crawlers, each once in 5 minutes and at most ten of an address; they are never refused. To be mounted behind
 * the addresses for operators, whose monitoring is no visitor. Pages that are rendered for the cache have none either.
 */
export function watchAgents(security: SecurityLog, clock: () => Date): MiddlewareHandler<ShopEnv> {
  const notedAt = new Map<string, number>();

  function isNoted(address: string, userAgent = ""): boolean {
    const program = `${address} ${userAgent.slice(0, 400)}`;
    const now = clock().getTime();
    const isRecent = (at: number | undefined) =>
      at !== undefined && now - at < securityLimits.windowMs;
    if (isRecent(notedAt.get(program))) return true;
    const ofAddress = [...notedAt].filter(
      ([noted, at]) => noted.startsWith(`${address} `) && isRecent(at),
    );
    if (ofAddress.length >= MAX_OF_AN_ADDRESS) return true;
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
      if (!isNoted(address, userAgent))
        security.record({
          type: "suspicious_agent",
          visitor,
          details: { path: loggedPath(c.req.path) },
        });
    }
    await next();
  };
}
