import { and, eq } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import type { Member } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "./context.ts";
import { isAlive } from "./session-lifetime.ts";
import { sessions, userRoles } from "./tables.ts";

/**
 * Whose access token this is, with the role that they have now. Throws `unauthenticated` when the token does not hold
 * or its session has been ended since: both are asked for each request, so that a change works at the next one.
 */
export async function identifyMember(ctx: IdentityContext, token: string): Promise<Member> {
  const now = ctx.clock();
  const claims = await ctx.accessTokens.verify(token, now);
  if (claims === undefined) throw new AppError("unauthenticated", "the access token does not hold");
  const [found] = await ctx.atDesk(({ db }) =>
    db
      .select({ id: profiles.id, email: profiles.email, role: userRoles.role })
      .from(sessions)
      .innerJoin(profiles, eq(profiles.id, sessions.userId))
      .leftJoin(userRoles, eq(userRoles.userId, profiles.id))
      .where(
        and(eq(sessions.id, claims.sessionId), eq(sessions.userId, claims.userId), isAlive(now)),
      ),
  );
  if (found === undefined) throw new AppError("unauthenticated", "the session has been ended");
  return {
    kind: found.role ?? "user",
    id: found.id,
    email: found.email,
    sessionId: claims.sessionId,
  };
}
