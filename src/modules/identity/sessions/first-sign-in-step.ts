import type { Visitor } from "#modules/context.ts";
import type { Db } from "#platform/db/client.ts";
import type { IdentityContext } from "../context.ts";
import type { SignInAnswer, SignedInUser } from "../contract.ts";
import { findWays, type Ways } from "../second-factor/find-second-factor.ts";
import { openSession, createSessionObject, type HeldSession } from "./open-session.ts";
import { CHALLENGE_SECONDS, getPasswordVersion } from "../second-factor/sign-in-challenges.ts";

/** The outcome of the first step of signing in: signed in, or a code is still needed. */
type Admission =
  | { readonly kind: "in"; readonly held: HeldSession }
  | {
      readonly kind: "asked";
      readonly userId: string;
      readonly passwordHash: string;
      readonly ways: Ways;
    };

/**
 * Begins a session of a user who has passed the first step, unless they have a second factor. The
 * account must be locked: when a second factor is being set up at this moment, either this function
 * sees it, or the new session ends with the others.
 */
export async function createAdmittedSession(
  db: Db,
  first: { user: SignedInUser; passwordHash: string; visitor: Visitor; now: Date },
): Promise<Admission> {
  const { user, passwordHash, visitor, now } = first;
  const ways = await findWays(db, user.id);
  if (ways.isOn) return { kind: "asked", userId: user.id, passwordHash, ways };
  return { kind: "in", held: await openSession(db, { user, visitor, now }) };
}

/**
 * The answer for the browser. To be called outside of transactions, since the first call reads a
 * key.
 */
export async function getAnswer(
  ctx: Pick<IdentityContext, "accessTokens" | "challenges" | "clock">,
  admission: Admission,
): Promise<SignInAnswer> {
  if (admission.kind === "in") return createSessionObject(ctx, admission.held);
  const { userId, passwordHash, ways } = admission;
  const claims = { sub: userId, pwd: getPasswordVersion(passwordHash) };
  const { token: challenge } = await ctx.challenges.sign(claims, ctx.clock());
  return {
    second_factor: {
      challenge,
      expires_in: CHALLENGE_SECONDS,
      has_app: ways.hasApp,
      has_passkey: ways.hasPasskey,
    },
  };
}
