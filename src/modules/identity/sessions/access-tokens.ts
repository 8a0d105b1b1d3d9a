import { decodeJwt } from "jose";
import { z } from "zod";
import { createSignedTokens } from "#platform/signed-tokens.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** How long an access token is valid, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/**
 * Claims of an access token. The role is left out on purpose, because it is read again for each
 * request.
 */
export type AccessClaims = {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
};

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

const claimsSchema = z.object({ sub: z.uuid(), email: z.string(), sid: z.uuid() });

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
  const signed = createSignedTokens(readKey, {
    // The type by RFC 9068.
    type: "at+jwt",
    issuer: "shop-identity",
    audience: "shop-api",
    seconds: ACCESS_TOKEN_SECONDS,
    claims: claimsSchema,
  });
  const verified = new WeakMap<Uint8Array, Map<string, VerifiedToken>>();
  return {
    async createToken({ userId, email, sessionId }, now) {
      const { token, expiresAt } = await signed.sign({ sub: userId, email, sid: sessionId }, now);
      return { token, expiresAt: expiresAt.getTime() / 1_000, expiresIn: ACCESS_TOKEN_SECONDS };
    },

    async verify(token, now) {
      const key = await readKey();
      const tokens = verified.get(key) ?? new Map<string, VerifiedToken>();
      verified.set(key, tokens);
      const cached = tokens.get(token);
      if (cached !== undefined && now < cached.expiresAt) return cached.claims;
      const found = await signed.read(token, now);
      if (found === undefined) return undefined;
      const { sub: userId, email, sid: sessionId } = found.claims;
      const claims = { userId, email, sessionId };
      if (tokens.size === MAX_REMEMBERED) tokens.clear();
      tokens.set(token, { claims, expiresAt: found.expiresAt });
      return claims;
    },
  };
}
