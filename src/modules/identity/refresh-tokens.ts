import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { hashOfToken } from "#platform/secret-tokens.ts";
import { signingKey } from "./signing-keys.ts";
import { refreshTokens, sessions } from "./tables.ts";

/** When a token was exchanged; null while it has not been, undefined when there is no such token. */
export async function exchangedAt(db: Db, token: string): Promise<Date | null | undefined> {
  const [row] = await db
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOfToken(token)));
  return row?.usedAt;
}

/**
 * The token that follows a token. It is derived instead of drawn, so that a second tab gets the same one although
 * only hashes are kept. It takes both the token and the shop's key to derive it.
 */
export async function successorOf(db: Db, token: string): Promise<string> {
  const key = await signingKey(db, "refresh-token");
  return createHmac("sha256", key).update(token).digest("base64url");
}

/** Exchanges a token for its successor. The row of its session must be locked. */
export async function exchange(
  db: Db,
  held: { token: string; successor: string; sessionId: string; now: Date },
): Promise<void> {
  const { token, successor, sessionId, now } = held;
  await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(eq(refreshTokens.tokenHash, hashOfToken(token)));
  await db
    .insert(refreshTokens)
    .values({ tokenHash: hashOfToken(successor), sessionId, createdAt: now });
  await db.update(sessions).set({ refreshedAt: now }).where(eq(sessions.id, sessionId));
}
