import { and, eq } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import type { Member } from "#shared/actor.ts";
import type { IdentityContext } from "./context.ts";
import { isAlive } from "./session-lifetime.ts";
import { sessions, userRoles } from "./tables.ts";

/** A person in one of their sessions, with the role that they have now; undefined when the session has ended. */
export async function findMember(
  ctx: Pick<IdentityContext, "atDesk" | "clock">,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<Member | undefined> {
  const [found] = await ctx.atDesk(({ db }) =>
    db
      .select({ id: profiles.id, email: profiles.email, role: userRoles.role })
      .from(sessions)
      .innerJoin(profiles, eq(profiles.id, sessions.userId))
      .leftJoin(userRoles, eq(userRoles.userId, profiles.id))
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isAlive(ctx.clock()))),
  );
  return found && { kind: found.role ?? "user", id: found.id, email: found.email, sessionId };
}
