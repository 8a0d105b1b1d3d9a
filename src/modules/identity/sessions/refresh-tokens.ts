import { createHmac, timingSafeEqual } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { hashOfToken, createSecretToken } from "#platform/secret-tokens.ts";
import { DAY_MS } from "#shared/durations.ts";
import { readSigningKey } from "./signing-keys.ts";
import { refreshTokens, sessions } from "../tables.ts";

/**
 * Used tokens are stored for a day, so that a session that is refreshed all the time does not fill
 * the table.
 */
const REMEMBERED_MS = DAY_MS;

/**
 * A token is `session.family.secret`. The family is the same for all tokens of a session and is
 * made with the shop's key: so a token whose hash is no longer stored can still be recognised.
 * Tokens of older versions of the shop are a secret alone.
 */
const SHAPE =
  /^(?<session>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(?<family>[\w-]{43})\.[\w-]{43}$/;

/**
 * When a token was made and when it was exchanged (null while it has not been); undefined when it
 * is not known.
 */
export async function readToken(
  db: Db,
  token: string,
): Promise<{ createdAt: Date; usedAt: Date | null } | undefined> {
  const [row] = await db
    .select({ createdAt: refreshTokens.createdAt, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOfToken(token)));
  return row;
}

/** The token that a session begins with. */
export async function getFirstToken(db: Db, sessionId: string): Promise<string> {
  return `${sessionId}.${await getFamily(db, sessionId)}.${createSecretToken()}`;
}

/**
 * The token that follows a token. It is derived instead of drawn, so that a second tab gets the
 * same one although only hashes are kept. It takes both the token and the shop's key to derive it.
 */
export async function getSuccessor(db: Db, token: string, sessionId: string): Promise<string> {
  const key = await readSigningKey(db, "refresh-token");
  const secret = createHmac("sha256", key).update(token).digest("base64url");
  return `${sessionId}.${await getFamily(db, sessionId)}.${secret}`;
}

/** The session of a token that is no longer stored; undefined for text that never was a token. */
export async function getFormerSession(db: Db, token: string): Promise<string | undefined> {
  const { session, family } = SHAPE.exec(token)?.groups ?? {};
  if (session === undefined || family === undefined) return undefined;
  const isGenuine = timingSafeEqual(Buffer.from(family), Buffer.from(await getFamily(db, session)));
  return isGenuine ? session : undefined;
}

/** Exchanges a token for its successor. The row of its session must be locked. */
export async function replaceToken(
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

/** Deletes tokens that were exchanged more than a day ago, and returns how many. */
export async function deleteUsedTokens(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - REMEMBERED_MS);
  return countChanged(db.delete(refreshTokens).where(lt(refreshTokens.usedAt, before)));
}

async function getFamily(db: Db, sessionId: string): Promise<string> {
  const key = await readSigningKey(db, "refresh-token");
  return createHmac("sha256", key).update(`family of ${sessionId}`).digest("base64url");
}
