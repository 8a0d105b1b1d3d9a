import { and, eq } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import { createAdmittedSession, getAnswer } from "./first-sign-in-step.ts";
import type { IdentityContext } from "../context.ts";
import type { SignInAnswer } from "../contract.ts";
import { findAccountByEmail } from "../accounts/find-account.ts";
import { hashPassword, isOutdatedHash, isPassword } from "../passwords/passwords.ts";
import { toSignedInUser } from "./signed-in-user.ts";
import { accounts } from "../tables.ts";

/**
 * Signs in with address and password; a user with a second factor is asked for a code before there
 * is a session. Throws `too_many_requests`; `invalid_credentials`, with the same answer and
 * duration for an unknown address and a wrong password; and `email_not_confirmed` if the password
 * is right.
 */
export async function signIn(
  ctx: IdentityContext,
  { email, password }: { email: string; password: string },
): Promise<SignInAnswer> {
  await ctx.limits.reserve({ identityByAddress: ctx.visitor.address, signIn: email });
  const account = await ctx.asIdentity(({ db }) => findAccountByEmail(db, email));
  const isRight = await isPassword(password, account?.passwordHash);
  if (account === undefined || !isRight) {
    ctx.security.record({ type: "auth_failure", visitor: ctx.visitor, email });
    throw new AppError("invalid_credentials", "unknown address or wrong password");
  }
  if (account.emailConfirmedAt === null)
    throw new AppError("email_not_confirmed", "the address has not been confirmed");

  const passwordHash = isOutdatedHash(account.passwordHash)
    ? await hashPassword(password)
    : account.passwordHash;
  const admission = await ctx.asIdentity(async ({ db }) => {
    // The update locks the account and finds nothing if the password has been changed while this
    // one was checked: that change has ended all sessions, and no new one may begin with the old
    // password.
    const stillRight = await db
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.userId, account.id), eq(accounts.passwordHash, account.passwordHash)))
      .returning({ userId: accounts.userId });
    if (stillRight.length === 0)
      throw new AppError("invalid_credentials", "the password has just been changed");
    const user = toSignedInUser(account);
    return createAdmittedSession(db, {
      user,
      passwordHash,
      visitor: ctx.visitor,
      now: ctx.clock(),
    });
  });

  await ctx.limits.remove("signIn", email);
  await ctx.limits.release({ identityByAddress: ctx.visitor.address });
  return getAnswer(ctx, admission);
}
