import { createHash } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { SigningKeys } from "../sessions/signing-keys.ts";

/** How long somebody who has typed the password may look for a code, in seconds. */
export const CHALLENGE_SECONDS = 5 * 60;

const ALGORITHM = "HS256";
const ISSUER = "shop-identity";
/** Says what the token is for: it opens no session by itself, and no other kind of token is one. */
const TYPE = "second-factor+jwt";

/**
 * Person, and version of the password that they typed. A password that was changed meanwhile proves
 * nothing any more.
 */
type Claims = { readonly userId: string; readonly passwordVersion: string };

/**
 * Short-lived proofs that somebody has typed their password, for the second step of signing in.
 * Nothing is kept of them: one that comes twice needs another code each time.
 */
export type SignInChallenges = {
  readonly issue: (claims: Claims, now: Date) => Promise<string>;
  /** Undefined for anything that is not a challenge of ours in its time. */
  readonly read: (text: string, now: Date) => Promise<Claims | undefined>;
};

const payloadSchema = z.object({ sub: z.uuid(), pwd: z.string() });

/**
 * Text that stands for a password in a challenge. The hash that it is made of is salted, and tells
 * nothing.
 */
export function passwordVersion(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("base64url");
}

/** Challenges signed with a key that the first instance makes and all share. */
export function createSignInChallenges({ keys }: { keys: SigningKeys }): SignInChallenges {
  const readKey = keys.reader("sign-in-challenge");
  return {
    async issue(claims, now) {
      const issuedAt = Math.floor(now.getTime() / 1_000);
      return new SignJWT({ pwd: claims.passwordVersion })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(claims.userId)
        .setIssuer(ISSUER)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + CHALLENGE_SECONDS)
        .sign(await readKey());
    },

    async read(text, now) {
      const key = await readKey();
      try {
        const { payload } = await jwtVerify(text, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          typ: TYPE,
          requiredClaims: ["exp"],
          currentDate: now,
        });
        const { data } = payloadSchema.safeParse(payload);
        return data && { userId: data.sub, passwordVersion: data.pwd };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
