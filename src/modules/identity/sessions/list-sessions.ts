import { and, desc, eq } from "drizzle-orm";
import type { IdentityContext } from "../context.ts";
import { getMember } from "./get-member.ts";
import { isActiveSession } from "./session-lifetime.ts";
import { sessions } from "../tables.ts";

/** The caller's sessions, the last used first. */
export async function listSessions(ctx: IdentityContext) {
  const member = getMember(ctx.actor);
  const rows = await ctx.asIdentity(({ db }) =>
    db
      .select({
        id: sessions.id,
        createdAt: sessions.createdAt,
        refreshedAt: sessions.refreshedAt,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, member.id), isActiveSession(ctx.clock())))
      .orderBy(desc(sessions.refreshedAt), sessions.id),
  );
  return rows.map((row) => ({ ...row, isCurrent: row.id === member.sessionId }));
}
