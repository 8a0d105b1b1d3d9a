import type { Context as HonoContext, MiddlewareHandler } from "hono";
import type { IdentityContext } from "#modules/identity/context.ts";
import { findTokenMember } from "#modules/identity/sessions/find-token-member.ts";
import { AppError } from "#shared/errors.ts";
import { getCaller, type RunAs } from "./mount-endpoints.ts";
import type { ShopEnv } from "./shop-env.ts";

const BEARER = /^Bearer +([\w.~+/-]+=*) *$/i;

/**
 * Identifies the caller by the access token in the Authorization header; without one it is an
 * anonymous visitor. An invalid token is refused rather than ignored, so that the browser knows
 * that it must refresh its own.
 */
export function createAuthentication(
  runAsIdentity: RunAs<IdentityContext>,
): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const token = getBearerToken(c);
    if (token !== undefined) {
      const caller = { ...getCaller(c), isReadOnly: true };
      c.set("actor", await runAsIdentity(caller, (ctx) => findTokenMember(ctx, token)));
    }
    await next();
  };
}

/**
 * The token of the Authorization header; undefined without the header. Throws `unauthenticated` for
 * anything but a bearer token.
 */
export function getBearerToken(c: HonoContext<ShopEnv>): string | undefined {
  const header = c.req.header("authorization");
  if (header === undefined) return undefined;
  const token = BEARER.exec(header)?.[1];
  if (token === undefined)
    throw new AppError("unauthenticated", "the Authorization header is not a bearer token");
  return token;
}
