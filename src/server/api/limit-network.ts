import type { Context, MiddlewareHandler } from "hono";
import { toBusyError, type NetworkLimit } from "#server/http/network-limits.ts";
import { getNetwork } from "#platform/network/networks.ts";
import type { ShopEnv } from "./shop-env.ts";

/**
 * Runs `work` when it is the turn of the caller's network; for the cache at once. Throws AppError
 * when too much is waiting.
 */
export async function limitNetwork<T>(
  c: Context<ShopEnv>,
  limit: NetworkLimit,
  work: () => Promise<T>,
): Promise<T> {
  if (c.env?.hasPlace) return work();
  const { address } = c.var.visitor;
  try {
    return await limit(address && getNetwork(address), work);
  } catch (error) {
    throw toBusyError(error);
  }
}

/** Lets the requests of a network in when it is their turn. */
export function limitRequests(limit: NetworkLimit): MiddlewareHandler<ShopEnv> {
  return (c, next) => limitNetwork(c, limit, next);
}
