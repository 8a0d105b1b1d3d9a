import type { HttpBindings } from "@hono/node-server";
import type { Visitor } from "#modules/context.ts";
import type { Actor } from "#shared/actor.ts";

/** Values that Hono carries along with a request. */
export type ShopEnv = {
  /**
   * Absent when a request does not come from the network: a page that is rendered for the cache.
   */
  Bindings: Partial<HttpBindings> & {
    /** The cache has waited for its place among the renders already. */
    hasPlace?: boolean;
  };
  Variables: {
    requestId: string;
    /** Absent while nothing is traced. */
    traceId: string | undefined;
    visitor: Visitor;
    actor: Actor;
  };
};
