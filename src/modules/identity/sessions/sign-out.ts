import { and, eq, ne } from "drizzle-orm";
import type { IdentityContext } from "../context.ts";
import type { signOutScopes } from "../contract.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { getIdleSince, isDead } from "./session-lifetime.ts";
import { refreshTokens, sessions } from "../tables.ts";

export type SignOutScope = (typeof signOutScopes)[number];

/**
 * Ends sessions of the owner of a refresh token: all of them, the one of the token, or the others.
 * With `idle` they only expire, and their devices still get notifications. A token that was
 * exchanged still works here. An unknown token ends nothing and is no error.
 */
export async function signOut(
  ctx: IdentityContext,
  { refreshToken, scope }: { refreshToken: string; scope: SignOutScope },
): Promise<void> {
  await ctx.asIdentity(async ({ db }) => {
    const [held] = await db
      .select({ sessionId: sessions.id, userId: sessions.userId })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.tokenHash, hashOfToken(refreshToken)));
    if (held === undefined) return;
    if (scope === "idle") {
      const now = ctx.clock();
      const lapsed = { refreshedAt: getIdleSince(now) };
      await db.update(sessions).set(lapsed).where(eq(sessions.userId, held.userId));
      await db.delete(sessions).where(and(eq(sessions.userId, held.userId), isDead(now)));
      return;
    }
    const ended = {
      global: undefined,
      local: eq(sessions.id, held.sessionId),
      others: ne(sessions.id, held.sessionId),
    }[scope];
    await db.delete(sessions).where(and(eq(sessions.userId, held.userId), ended));
  });
}
