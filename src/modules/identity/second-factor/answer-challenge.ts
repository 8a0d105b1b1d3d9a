import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import type { Session } from "../contract.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import { openSession, createSessionObject } from "../sessions/open-session.ts";
import { getPasswordVersion } from "./sign-in-challenges.ts";
import { toSignedInUser } from "../sessions/signed-in-user.ts";
import { tryCode, consumeCode } from "./consume-code.ts";

/**
 * The second step of signing in: a code of the app, or a recovery code. Throws `unauthenticated`
 * for an invalid challenge, or when the password has changed since; `too_many_requests`; and
 * `invalid_code`.
 */
export async function answerChallenge(
  ctx: IdentityContext,
  { challenge, code }: { challenge: string; code: string },
): Promise<Session> {
  const claims = (await ctx.challenges.read(challenge, ctx.clock()))?.claims;
  const account = claims && (await ctx.asIdentity(({ db }) => findAccount(db, claims.sub)));
  if (account === undefined) throw createNotHeldError();
  const held = await tryCode(ctx, { person: account, step: "sign-in" }, async (db) => {
    const now = ctx.clock();
    const locked = await lockAccount(db, account.id);
    if (locked === undefined || getPasswordVersion(locked.passwordHash) !== claims?.pwd)
      throw createNotHeldError();
    await consumeCode(ctx, db, { userId: account.id, code, now });
    return openSession(db, { user: toSignedInUser(account), visitor: ctx.visitor, now });
  });
  return createSessionObject(ctx, held);
}

function createNotHeldError(): AppError {
  return new AppError("unauthenticated", "the challenge is invalid or has expired");
}
