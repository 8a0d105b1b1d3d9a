import type { Database } from "#platform/db/client.ts";

/** What an access token says. The role is left out on purpose: it is read anew for each request. */
export type AccessClaims = {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
};

/** Short-lived signed tokens (JWT, HS256). The key is shared by all instances. */
export type AccessTokens = {
  /** `expiresAt` and `expiresIn` are in seconds, as in the token itself. */
  readonly issue: (
    claims: AccessClaims,
    now: Date,
  ) => Promise<{ token: string; expiresAt: number; expiresIn: number }>;
  /** Undefined for anything that is not a token of ours, for this purpose, in its time. */
  readonly verify: (token: string, now: Date) => Promise<AccessClaims | undefined>;
};

/** Tokens signed with a key that the first instance makes and all share. */
export function createAccessTokens(_options: { database: Database }): AccessTokens {
  throw new Error("not built yet");
}
