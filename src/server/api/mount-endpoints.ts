import type { Context as HonoContext, Hono } from "hono";
import type { Context, Visitor } from "#modules/context.ts";
import type { Contexts, EndpointTable } from "#modules/endpoint.ts";
import { isReadingMethod } from "#server/http/reading-method.ts";
import { isSharedPath, PRIVATE, SHARED } from "#shared/shared-paths.ts";
import { isMember, type Actor } from "#shared/actor.ts";
import { isProofNeeded, type Endpoint } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { isStaffPermission } from "#shared/permissions.ts";
import { assertPermission, assertRecentProof } from "#shared/assert-action.ts";
import { createJsonAnswer } from "./json-answer.ts";
import { readInput } from "./read-input.ts";
import type { ShopEnv } from "./shop-env.ts";

/** The caller, their network, and the request's id. */
export type Caller = {
  readonly actor: Actor;
  readonly visitor: Visitor;
  readonly requestId: string;
  /** Absent while nothing is traced. */
  readonly traceId?: string | undefined;
  /** The endpoint's name. */
  readonly doing?: string;
  /** True for a request that only reads: the database then refuses every write. */
  readonly isReadOnly?: boolean;
  /** For what is read in several steps: all of it as of one moment. */
  readonly isSnapshot?: boolean;
};

/**
 * Runs work with what it needs to act for the caller: for most, a transaction with the caller's
 * rights.
 */
export type RunAs<Ctx = Context> = <T>(
  caller: Caller,
  work: (ctx: Ctx) => Promise<T>,
) => Promise<T>;

/** Makes the context for each kind of endpoint. */
export type Runners = { readonly [Name in keyof Contexts]: RunAs<Contexts[Name]> };

/**
 * Serves each endpoint of a table: checks the permission, then the input, runs the handler as the
 * caller, and lets out only what the response shape names.
 */
export function mountEndpoints(api: Hono<ShopEnv>, table: EndpointTable, runners: Runners): void {
  for (const [name, endpoint] of Object.entries(table)) {
    // `endpoint()` has checked that a handler fits its declaration; the types of a loop over all
    // cannot express it.
    const run = runners[endpoint.as ?? "caller"] as RunAs<unknown>;
    const caching = isSharedPath(endpoint.path) ? SHARED : PRIVATE;
    const handle = endpoint.handle as (...given: unknown[]) => Promise<unknown>;
    api.on(endpoint.method, endpoint.path, async (c) => {
      const caller = { ...assertAllowedCaller(getCaller(c), endpoint, name), doing: name };
      const input = await readInput(c, endpoint);
      const result = await run(caller, (context) => handle(context, ...input));
      c.header("cache-control", caching);
      if (endpoint.response === undefined) return c.body(null, 204);
      const answer = endpoint.response.safeParse(result);
      if (!answer.success)
        throw new Error(`${name} answers outside its contract`, { cause: answer.error });
      return createJsonAnswer(c, answer.data);
    });
  }
}

/** The caller of a request; one with a method that only reads can change nothing. */
export function getCaller(c: HonoContext<ShopEnv>): Caller {
  const { actor, visitor, requestId, traceId } = c.var;
  return { actor, visitor, requestId, traceId, isReadOnly: isReadingMethod(c.req.method) };
}

/**
 * The caller with the rights for what is called `name`. Throws `unauthenticated` or `forbidden`
 * when they may not use it, `second_factor_needed` when they must set up a second factor first,
 * `proof_needed` when they must confirm their identity again.
 */
export function assertAllowedCaller(
  caller: Caller,
  endpoint: Pick<Endpoint, "method" | "permission" | "proof">,
  name: string,
): Caller {
  const { actor } = caller;
  const { permission } = endpoint;
  if (permission === "public") return caller;
  if (actor.kind === "anonymous")
    throw new AppError("unauthenticated", `${name} is for those who are signed in`);
  if (!isMember(actor)) throw new AppError("forbidden", `${name} is for people`);
  if (isStaffPermission(permission)) assertPermission(actor, permission, name);
  if (isProofNeeded(endpoint)) assertRecentProof(actor, name);
  return isStaffPermission(permission)
    ? { ...caller, actor: { ...actor, isInBackOffice: true } }
    : caller;
}
