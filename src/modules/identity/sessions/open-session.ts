import { isIP } from "node:net";
import { and, eq, isNull } from "drizzle-orm";
import { MAX_USER_AGENT_LENGTH, type Visitor } from "#modules/context.ts";
import { assignGuestOrders } from "#modules/orders/assign-guest-orders.ts";
import type { Db } from "#platform/db/client.ts";
import type { IdentityContext } from "../context.ts";
import type { Session, SignedInUser } from "../contract.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { endSurplusSessions } from "./end-surplus-sessions.ts";
import { getFirstToken } from "./refresh-tokens.ts";
import { getLatestEnd } from "./session-lifetime.ts";
import { accounts, refreshTokens, sessions } from "../tables.ts";

/** A session with the refresh token that its browser is to hold. */
export type HeldSession = {
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly user: SignedInUser;
};

/**
 * Begins a session of a user who has just signed in; the account must be locked. The first session
 * adds the guest orders of the address to the account. When there are too many sessions, the one
 * unused for the longest ends.
 */
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
      expiresAt: getLatestEnd(now),
      userAgent: cutUserAgent(visitor),
      address: toStoredAddress(visitor),
    })
    .returning({ id: sessions.id });
  if (session === undefined) throw new Error("an insert returned no row");
  const refreshToken = await getFirstToken(db, session.id);
  await db
    .insert(refreshTokens)
    .values({ tokenHash: hashOfToken(refreshToken), sessionId: session.id, createdAt: now });
  await endSurplusSessions(db, user.id);
  await assignGuestOrdersTo(db, user, now);
  return { sessionId: session.id, refreshToken, user };
}

/** Done here and not when the address is confirmed, so that no session from before can see them. */
async function assignGuestOrdersTo(
  db: Db,
  { id, email }: Pick<SignedInUser, "id" | "email">,
  now: Date,
): Promise<void> {
  const first = await db
    .update(accounts)
    .set({ guestOrdersAdoptedAt: now })
    .where(and(eq(accounts.userId, id), isNull(accounts.guestOrdersAdoptedAt)))
    .returning({ userId: accounts.userId });
  if (first.length > 0) await assignGuestOrders(db, { customerId: id, email });
}

/**
 * The session object of the API, with a fresh access token. To be called outside of transactions:
 * the first call reads the key.
 */
export async function createSessionObject(
  ctx: Pick<IdentityContext, "accessTokens" | "clock">,
  { sessionId, refreshToken, user }: HeldSession,
): Promise<Session> {
  const claims = { userId: user.id, email: user.email, sessionId };
  const access = await ctx.accessTokens.createToken(claims, ctx.clock());
  return {
    access_token: access.token,
    refresh_token: refreshToken,
    expires_in: access.expiresIn,
    expires_at: access.expiresAt,
    token_type: "bearer",
    user,
  };
}

function cutUserAgent({ userAgent = "" }: Visitor): string | null {
  return userAgent.trim().slice(0, MAX_USER_AGENT_LENGTH).trim() || null;
}

/** Without the zone of a link-local address, which the database type cannot store. */
function toStoredAddress({ address = "" }: Visitor): string | null {
  const [withoutZone = ""] = address.split("%");
  return isIP(withoutZone) === 0 ? null : withoutZone;
}
