import type { Member } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { findMember } from "./find-member.ts";

/**
 * Owner of this access token, with the role that they have now. Throws `unauthenticated` when the
 * token does not hold or its session has been ended since: both are asked for each request, so that
 * a change works at the next one.
 */
export async function identifyMember(ctx: IdentityContext, token: string): Promise<Member> {
  const claims = await ctx.accessTokens.verify(token, ctx.clock());
  if (claims === undefined) throw new AppError("unauthenticated", "the access token does not hold");
  const found = await findMember(ctx, claims);
  if (found === undefined) throw new AppError("unauthenticated", "the session has been ended");
  return found;
}
