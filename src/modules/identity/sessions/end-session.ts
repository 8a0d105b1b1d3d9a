import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { requireMember } from "./require-member.ts";
import { sessions } from "../tables.ts";

/** Ends one of the sessions of whoever asks. Throws `not_found` for any other. */
export async function endSession(ctx: IdentityContext, sessionId: string): Promise<void> {
  const member = requireMember(ctx.actor);
  const ended = await ctx.asIdentity(({ db }) =>
    db
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, member.id)))
      .returning({ id: sessions.id }),
  );
  if (ended.length === 0) throw new AppError("not_found", "the caller has no such session");
}

/** Ends all sessions of a person, but `keptId` if there is one. */
export async function endSessions(db: Db, userId: string, keptId?: string): Promise<void> {
  const ended = keptId === undefined ? undefined : ne(sessions.id, keptId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ended));
}
