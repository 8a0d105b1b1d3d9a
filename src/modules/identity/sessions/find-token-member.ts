import type { Member } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { findMember } from "./find-member.ts";

/**
 * The owner of this access token, with their present role. Throws `unauthenticated` when the token
 * is invalid or its session has ended. Role and session are read for each request, so that a change
 * has effect at the next one.
 */
export async function findTokenMember(ctx: IdentityContext, token: string): Promise<Member> {
  const claims = await ctx.accessTokens.verify(token, ctx.clock());
  if (claims === undefined) throw new AppError("unauthenticated", "the access token is not valid");
  const found = await findMember(ctx, claims);
  if (found === undefined) throw new AppError("unauthenticated", "the session has been ended");
  return found;
}
