import { and, eq } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import type { Session } from "../contract.ts";
import { findAccount } from "../accounts/find-account.ts";
import { createSessionObject, type HeldSession } from "./open-session.ts";
import { replaceToken, getFormerSession, readToken, getSuccessor } from "./refresh-tokens.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { isActiveSession } from "./session-lifetime.ts";
import { toSignedInUser, userColumns } from "./signed-in-user.ts";
import { refreshTokens, sessions } from "../tables.ts";

/**
 * For this long a token that was exchanged returns the same successor again: to another tab, or
 * after a lost answer.
 */
const GRACE_MS = 10_000;

/**
 * For this long the newest token is returned unchanged, so that a browser that asks often does not
 * fill the table.
 */
const NEW_MS = 60_000;

type Outcome =
  | { kind: "held"; held: HeldSession }
  | { kind: "unknown" }
  | { kind: "reused"; email: string };

/**
 * Exchanges a refresh token for the next session object. Throws `unauthenticated` when the token or
 * its session is not valid. A token that comes again, later than a second tab would send it, was
 * copied. As no one knows which of the two is the thief, the session ends for both.
 */
export async function refreshSession(ctx: IdentityContext, token: string): Promise<Session> {
  // Errors are thrown only after the transaction, so that a session that it ended stays ended.
  const outcome = await ctx.asIdentity(({ db }) => refreshInside(db, token, ctx.clock()));
  if (outcome.kind === "held") return createSessionObject(ctx, outcome.held);
  if (outcome.kind === "unknown")
    throw new AppError("unauthenticated", "no active session has this refresh token");
  ctx.security.record({ type: "token_reuse", visitor: ctx.visitor, email: outcome.email });
  throw new AppError("unauthenticated", "a refresh token was used twice; its session has ended");
}

async function refreshInside(db: Db, token: string, now: Date): Promise<Outcome> {
  const session = await lockSession(db, token, now);
  if (session === undefined) return endFormerSession(db, token, now);
  const { sessionId, ...profile } = session;

  // Read after the lock: while this tab waited, another one may have exchanged the token.
  const shown = await readToken(db, token);
  if (shown === undefined) return { kind: "unknown" };
  const computeMsSince = (moment: Date) => now.getTime() - moment.getTime();
  if (shown.usedAt && computeMsSince(shown.usedAt) > GRACE_MS) {
    await db.delete(sessions).where(eq(sessions.id, sessionId));
    return { kind: "reused", email: profile.email };
  }
  const user = toSignedInUser(profile);
  if (!shown.usedAt && computeMsSince(shown.createdAt) < NEW_MS)
    return { kind: "held", held: { sessionId, refreshToken: token, user } };
  const successor = await getSuccessor(db, token, sessionId);
  if (!shown.usedAt) await replaceToken(db, { token, successor, sessionId, now });
  return { kind: "held", held: { sessionId, refreshToken: successor, user } };
}

/**
 * A token that was exchanged so long ago that it is no longer stored ends its session as well, if
 * that still exists.
 */
async function endFormerSession(db: Db, token: string, now: Date): Promise<Outcome> {
  // For a stored token nothing is left to end: its session is over.
  if ((await readToken(db, token)) !== undefined) return { kind: "unknown" };
  const sessionId = await getFormerSession(db, token);
  if (sessionId === undefined) return { kind: "unknown" };
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), isActiveSession(now)))
    .returning({ userId: sessions.userId });
  const person = ended && (await findAccount(db, ended.userId));
  return person === undefined ? { kind: "unknown" } : { kind: "reused", email: person.email };
}

async function lockSession(db: Db, token: string, now: Date) {
  const [session] = await db
    .select({ sessionId: sessions.id, ...userColumns })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(and(eq(refreshTokens.tokenHash, hashOfToken(token)), isActiveSession(now)))
    .for("update", { of: sessions });
  return session;
}
