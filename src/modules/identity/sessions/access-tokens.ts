import { decodeJwt, errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { SigningKeys } from "./signing-keys.ts";

/** How long an access token is valid, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

const ALGORITHM = "HS256";
const ISSUER = "shop-identity";
const AUDIENCE = "shop-api";
/** The type of the token (RFC 9068), so that no other kind of token is accepted as one. */
const TYPE = "at+jwt";

/**
 * Claims of an access token. The role is left out on purpose, because it is read again for each
 * request.
 */
export type AccessClaims = {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
};

/** Short-lived signed tokens (JWT, HS256). The key is shared by all instances. */
export type AccessTokens = {
  /** `expiresAt` and `expiresIn` are in seconds, as in the token itself. */
  readonly createToken: (
    claims: AccessClaims,
    now: Date,
  ) => Promise<{ token: string; expiresAt: number; expiresIn: number }>;
  /** Undefined for an invalid or expired token, or one for another purpose. */
  readonly verify: (token: string, now: Date) => Promise<AccessClaims | undefined>;
};

/** Requests that come within minutes of each other carry the same token. */
const MAX_REMEMBERED = 1_000;

const payloadSchema = z.object({ sub: z.uuid(), email: z.string(), sid: z.uuid() });

/**
 * Tokens signed with a key that the first instance makes and all share; it is read once and then
 * kept in memory.
 */
export function createAccessTokens({ keys }: { keys: SigningKeys }): AccessTokens {
  return createAccessTokensWith(keys.createReader("access-token"));
}

/** The end of a token that has been verified before. */
export function endOfToken(token: string): Date {
  return new Date((decodeJwt(token).exp ?? 0) * 1_000);
}

type VerifiedToken = { readonly claims: AccessClaims; readonly expiresAt: Date };

/** Tokens signed with the key that `readKey` yields; what it throws is passed on. */
export function createAccessTokensWith(readKey: () => Promise<Uint8Array>): AccessTokens {
  const verified = new WeakMap<Uint8Array, Map<string, VerifiedToken>>();
  /** The tokens that were verified with a key. */
  function getVerified(key: Uint8Array): Map<string, VerifiedToken> {
    const tokens = verified.get(key) ?? new Map<string, VerifiedToken>();
    verified.set(key, tokens);
    return tokens;
  }
  return {
    async createToken({ userId, email, sessionId }, now) {
      const issuedAt = Math.floor(now.getTime() / 1_000);
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
      const token = await new SignJWT({ email, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(await readKey());
      return { token, expiresAt, expiresIn: ACCESS_TOKEN_SECONDS };
    },

    async verify(token, now) {
      const key = await readKey();
      const tokens = getVerified(key);
      const cached = tokens.get(token);
      if (cached !== undefined && now < cached.expiresAt) return cached.claims;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          requiredClaims: ["exp"],
          currentDate: now,
        });
        const { data } = payloadSchema.safeParse(payload);
        if (data === undefined) return undefined;
        const claims = { userId: data.sub, email: data.email, sessionId: data.sid };
        if (tokens.size === MAX_REMEMBERED) tokens.clear();
        tokens.set(token, { claims, expiresAt: endOfToken(token) });
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
