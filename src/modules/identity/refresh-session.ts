import { and, eq } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "./context.ts";
import type { Session } from "./contract.ts";
import { sessionObject, type HeldSession } from "./open-session.ts";
import { exchange, exchangedAt, successorOf } from "./refresh-tokens.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { isAlive } from "./session-lifetime.ts";
import { toSignedInUser, userColumns } from "./signed-in-user.ts";
import { refreshTokens, sessions } from "./tables.ts";

/** So long, a token that has been exchanged yields the same successor again: to another tab, or after a lost answer. */
const GRACE_MS = 10_000;

type Outcome =
  | { kind: "held"; held: HeldSession }
  | { kind: "unknown" }
  | { kind: "reused"; email: string };

/**
 * Exchanges a refresh token for the next session object. Throws `unauthenticated` when the token or its session does
 * not hold. A token that comes back later than a second tab would has been copied: nobody knows which of the two
 * is the thief, so the session ends for both.
 */
export async function refreshSession(ctx: IdentityContext, token: string): Promise<Session> {
  // The outcome is thrown only after the transaction: what it has ended must stay ended.
  const outcome = await ctx.atDesk(({ db }) => refreshInside(db, token, ctx.clock()));
  if (outcome.kind === "held") return sessionObject(ctx, outcome.held);
  if (outcome.kind === "unknown")
    throw new AppError("unauthenticated", "no session that is alive has this refresh token");
  ctx.security.record({ type: "token_reuse", visitor: ctx.visitor, email: outcome.email });
  throw new AppError("unauthenticated", "a refresh token was used twice; its session has ended");
}

async function refreshInside(db: Db, token: string, now: Date): Promise<Outcome> {
  const session = await lockSession(db, token, now);
  if (session === undefined) return { kind: "unknown" };
  const { sessionId, ...profile } = session;

  // Asked only now: while this tab waited for the lock, another one may have exchanged the token.
  const before = await exchangedAt(db, token);
  if (before && now.getTime() - before.getTime() > GRACE_MS) {
    await db.delete(sessions).where(eq(sessions.id, sessionId));
    return { kind: "reused", email: profile.email };
  }
  const successor = await successorOf(db, token);
  if (!before) await exchange(db, { token, successor, sessionId, now });
  const user = toSignedInUser(profile);
  return { kind: "held", held: { sessionId, refreshToken: successor, user } };
}

async function lockSession(db: Db, token: string, now: Date) {
  const [session] = await db
    .select({ sessionId: sessions.id, ...userColumns })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(profiles, eq(profiles.id, sessions.userId))
    .where(and(eq(refreshTokens.tokenHash, hashOfToken(token)), isAlive(now)))
    .for("update", { of: sessions });
  return session;
}
