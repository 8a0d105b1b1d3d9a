import { createHash } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { SigningKeys } from "../sessions/signing-keys.ts";

/** How long a user has to enter the code after the password, in seconds. */
export const CHALLENGE_SECONDS = 5 * 60;

const ALGORITHM = "HS256";
const ISSUER = "shop-identity";
/**
 * The audience of the token, so that it cannot be used as another kind of token, nor another kind
 * as this one.
 */
const TYPE = "second-factor+jwt";

/**
 * The user, and the version of the password that they typed. After a change of the password the
 * challenge is invalid.
 */
type Claims = { readonly userId: string; readonly passwordVersion: string };

/**
 * Short-lived signed proofs that a user has typed their password, for the second step of signing
 * in. They are not stored; one that is used twice needs a new code each time.
 */
export type SignInChallenges = {
  readonly createToken: (claims: Claims, now: Date) => Promise<string>;
  /** Undefined for an invalid or expired challenge. */
  readonly read: (text: string, now: Date) => Promise<Claims | undefined>;
};

const payloadSchema = z.object({ sub: z.uuid(), pwd: z.string() });

/**
 * The version of a password for a challenge. It is made from the salted hash, so it reveals
 * nothing.
 */
export function getPasswordVersion(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("base64url");
}

/** Challenges signed with a key that the first instance makes and all share. */
export function createSignInChallenges({ keys }: { keys: SigningKeys }): SignInChallenges {
  const readKey = keys.createReader("sign-in-challenge");
  return {
    async createToken(claims, now) {
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
