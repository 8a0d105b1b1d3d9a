import { and, eq, ne } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { getMember } from "./get-member.ts";
import { sessions } from "../tables.ts";

/** Ends one of the caller's own sessions. Throws `not_found` for any other. */
export async function endSession(ctx: IdentityContext, sessionId: string): Promise<void> {
  const member = getMember(ctx.actor);
  const ended = await ctx.asIdentity(({ db }) =>
    db
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, member.id)))
      .returning({ id: sessions.id }),
  );
  if (ended.length === 0) throw new AppError("not_found", "the caller has no such session");
}

/** Ends all sessions of a person, but `exceptId` if there is one. */
export async function endSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  const ended = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ended));
}
