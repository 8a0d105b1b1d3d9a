import { errors, jwtVerify, SignJWT } from "jose";
import type { z } from "zod";

const ALGORITHM = "HS256";

/** A kind of token. Its type keeps other kinds from being accepted as this one. */
type TokenKind<Claims> = {
  readonly type: string;
  readonly issuer: string;
  readonly audience?: string;
  /** How long it is valid. */
  readonly seconds: number;
  readonly claims: z.ZodType<Claims>;
};

/** Short-lived signed tokens (JWT) of one kind. The key is shared by all instances. */
export type SignedTokens<Claims> = {
  readonly sign: (claims: Claims, now: Date) => Promise<{ token: string; expiresAt: Date }>;
  /** Undefined for a token that is invalid, expired, or of another kind. */
  readonly read: (
    token: string,
    now: Date,
  ) => Promise<{ claims: Claims; expiresAt: Date } | undefined>;
};

/** Tokens signed with the key that `readKey` yields; what it throws is passed on. */
export function createSignedTokens<Claims extends { readonly sub: string }>(
  readKey: () => Promise<Uint8Array>,
  { type: typ, issuer, audience, seconds, claims: schema }: TokenKind<Claims>,
): SignedTokens<Claims> {
  return {
    async sign(claims, now) {
      const iat = Math.floor(now.getTime() / 1_000);
      const exp = iat + seconds;
      const token = await new SignJWT({ ...claims, iss: issuer, aud: audience, iat, exp })
        .setProtectedHeader({ alg: ALGORITHM, typ })
        .sign(await readKey());
      return { token, expiresAt: new Date(exp * 1_000) };
    },
    async read(token, now) {
      const key = await readKey();
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer,
          ...(audience !== undefined && { audience }),
          typ,
          requiredClaims: ["exp"],
          currentDate: now,
        });
        const { data } = schema.safeParse(payload);
        return data && { claims: data, expiresAt: new Date((payload.exp ?? 0) * 1_000) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
