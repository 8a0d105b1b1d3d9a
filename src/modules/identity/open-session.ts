import { isIP } from "node:net";
import type { Visitor } from "#modules/context.ts";
import type { Db } from "#platform/db/client.ts";
import type { IdentityContext } from "./context.ts";
import type { Session, SignedInUser } from "./contract.ts";
import { hashOfToken, newSecretToken } from "#platform/secret-tokens.ts";
import { latestEnd } from "./session-lifetime.ts";
import { refreshTokens, sessions } from "./tables.ts";

const MAX_USER_AGENT_LENGTH = 400;

/** A session with the refresh token that its browser is to hold. */
export type HeldSession = {
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly user: SignedInUser;
};

/** Begins a session of somebody who has just proved who they are. */
export async function openSession(
  db: Db,
  { user, visitor, now }: { user: SignedInUser; visitor: Visitor; now: Date },
): Promise<HeldSession> {
  const [session] = await db
    .insert(sessions)
    .values({
      userId: user.id,
      createdAt: now,
      refreshedAt: now,
      provedAt: now,
      expiresAt: latestEnd(now),
      userAgent: shortUserAgent(visitor),
      address: storedAddress(visitor),
    })
    .returning({ id: sessions.id });
  if (session === undefined) throw new Error("an insert returned no row");
  const refreshToken = newSecretToken();
  await db
    .insert(refreshTokens)
    .values({ tokenHash: hashOfToken(refreshToken), sessionId: session.id, createdAt: now });
  return { sessionId: session.id, refreshToken, user };
}

/** The session object of the API, with a fresh access token. To be called outside of transactions: the first call reads the key. */
export async function sessionObject(
  ctx: Pick<IdentityContext, "accessTokens" | "clock">,
  { sessionId, refreshToken, user }: HeldSession,
): Promise<Session> {
  const claims = { userId: user.id, email: user.email, sessionId };
  const access = await ctx.accessTokens.issue(claims, ctx.clock());
  return {
    access_token: access.token,
    refresh_token: refreshToken,
    expires_in: access.expiresIn,
    expires_at: access.expiresAt,
    token_type: "bearer",
    user,
  };
}

function shortUserAgent({ userAgent = "" }: Visitor): string | null {
  return userAgent.trim().slice(0, MAX_USER_AGENT_LENGTH).trim() || null;
}

/** Without the zone that a link-local address may carry; the database has no place for it. */
function storedAddress({ address = "" }: Visitor): string | null {
  const [withoutZone = ""] = address.split("%");
  return isIP(withoutZone) === 0 ? null : withoutZone;
}
