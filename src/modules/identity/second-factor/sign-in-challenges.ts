import { createHash } from "node:crypto";
import { z } from "zod";
import { createSignedTokens, type SignedTokens } from "#platform/signed-tokens.ts";
import type { SigningKeys } from "../sessions/signing-keys.ts";

/** How long a user has to enter the code after the password, in seconds. */
export const CHALLENGE_SECONDS = 5 * 60;

/**
 * The user, and the version of the password that they typed. After a change of the password the
 * challenge is invalid.
 */
const claims = z.object({ sub: z.uuid(), pwd: z.string() });

/**
 * Short-lived signed proofs that a user has typed their password, for the second step of signing
 * in. They are not stored; one that is used twice needs a new code each time.
 */
export type SignInChallenges = SignedTokens<z.infer<typeof claims>>;

/**
 * The version of a password for a challenge. It is made from the salted hash, so it reveals
 * nothing.
 */
export function getPasswordVersion(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("base64url");
}

export function createSignInChallenges({ keys }: { keys: SigningKeys }): SignInChallenges {
  const type = "second-factor+jwt";
  const kind = { type, issuer: "shop-identity", seconds: CHALLENGE_SECONDS, claims };
  return createSignedTokens(keys.createReader("sign-in-challenge"), kind);
}
