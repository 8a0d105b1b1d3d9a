import type { MiddlewareHandler } from "hono";
import { isSuspiciousAgent, securityLimits } from "#modules/security/rules.ts";
import type { SecurityLog } from "#modules/security/security-log.ts";
import { getNetworks } from "#platform/network/networks.ts";
import { toLoggedPath } from "#server/http/logged-path.ts";
import type { ShopEnv } from "./shop-env.ts";

/**
 * How many programs are remembered as noted; beyond that the one that was noted first may be noted
 * again.
 */
const MAX_REMEMBERED = 1_000;
/**
 * Limits, so that a program that changes its name or its address within a network cannot fill the
 * database.
 */
const MOST_OF_NETWORKS = [10, 30, 90];

type Noted = { readonly atMs: number; readonly networks: readonly string[] };

/**
 * Notes programs that call themselves crawlers, each once in 5 minutes, at most ten of a network
 * (an IPv4 address, or an IPv6 /64), thirty of a /24 or /56 and ninety of a /48; they are never
 * refused. To be mounted behind the addresses for operators, whose monitoring is no visitor. Pages
 * that are rendered for the cache have none either.
 */
export function watchAgents(security: SecurityLog, clock: () => Date): MiddlewareHandler<ShopEnv> {
  const noted = new Map<string, Noted>();

  function isNoted(address: string, userAgent = ""): boolean {
    const networks = getNetworks(address);
    const program = `${networks[0]} ${userAgent}`;
    const atMs = clock().getTime();
    const isRecent = (it: Noted) => atMs - it.atMs < securityLimits.windowMs;
    const previous = noted.get(program);
    if (previous !== undefined && isRecent(previous)) return true;
    const recent = [...noted.values()].filter(isRecent);
    const isFull = (most: number, width: number) => {
      const network = networks[width];
      return (
        network !== undefined &&
        recent.filter((it) => it.networks[width] === network).length >= most
      );
    };
    if (MOST_OF_NETWORKS.some(isFull)) return true;
    // Deleted first, so that the order of the map stays that of time.
    noted.delete(program);
    noted.set(program, { atMs, networks });
    const [oldest] = noted.keys();
    if (noted.size > MAX_REMEMBERED && oldest !== undefined) noted.delete(oldest);
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
          details: { path: toLoggedPath(c.req.path) },
        });
    }
    await next();
  };
}
