import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import type { Session } from "../contract.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import { openSession, sessionObject } from "../sessions/open-session.ts";
import { passwordVersion } from "./sign-in-challenges.ts";
import { toSignedInUser } from "../sessions/signed-in-user.ts";
import { attemptCode, takeCode } from "./take-code.ts";

/**
 * The second step of signing in: a code of the app, or a recovery code. Throws `unauthenticated`
 * for an invalid challenge, or when the password has changed since; `too_many_requests`; and
 * `invalid_code`.
 */
export async function answerChallenge(
  ctx: IdentityContext,
  { challenge, code }: { challenge: string; code: string },
): Promise<Session> {
  const claims = await ctx.challenges.read(challenge, ctx.clock());
  const account = claims && (await ctx.asIdentity(({ db }) => findAccount(db, claims.userId)));
  if (account === undefined) throw notHeld();
  const held = await attemptCode(ctx, { person: account, step: "sign-in" }, async (db) => {
    const now = ctx.clock();
    const locked = await lockAccount(db, account.id);
    if (locked === undefined || passwordVersion(locked.passwordHash) !== claims?.passwordVersion)
      throw notHeld();
    await takeCode(ctx, db, { userId: account.id, code, now });
    return openSession(db, { user: toSignedInUser(account), visitor: ctx.visitor, now });
  });
  return sessionObject(ctx, held);
}

function notHeld(): AppError {
  return new AppError("unauthenticated", "the challenge is invalid or has expired");
}
