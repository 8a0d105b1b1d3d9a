import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { hashOfToken, createSecretToken } from "#platform/secret-tokens.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { passkeyChallenges, type PasskeyPurpose } from "../passkey-tables.ts";

/** The time that a user has to find their device. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS;

/** The purpose of a challenge, and its session: null for signing in. */
export type PasskeyUse = { readonly purpose: PasskeyPurpose; readonly sessionId: string | null };

/** Makes a challenge, in place of the one that the session had for this purpose. */
export async function createPasskeyChallenge(db: Db, use: PasskeyUse, now: Date): Promise<string> {
  const challenge = createSecretToken();
  const made = {
    challengeHash: hashOfToken(challenge),
    expiresAt: new Date(now.getTime() + PASSKEY_CHALLENGE_MS),
  };
  await db
    .insert(passkeyChallenges)
    .values({ ...use, ...made })
    .onConflictDoUpdate({
      target: [passkeyChallenges.sessionId, passkeyChallenges.purpose],
      set: made,
    });
  return challenge;
}

/**
 * Uses a challenge up; false when it was not made for this use, is too old, or has been used. Of
 * two requests at once only one succeeds.
 */
export async function consumePasskeyChallenge(
  db: Db,
  { challenge, purpose, sessionId, now }: PasskeyUse & { challenge: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOfToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        sessionId === null
          ? isNull(passkeyChallenges.sessionId)
          : eq(passkeyChallenges.sessionId, sessionId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return taken.length > 0;
}
