import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "./context.ts";
import { findAccount, lockAccount } from "./find-account.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { requireMember } from "./require-member.ts";
import { setPassword } from "./set-password.ts";

/**
 * Changes the password of whoever asks, and ends all their other sessions. Throws `too_many_requests`, and
 * `invalid_fields` when the current password is wrong: a borrowed browser is not enough.
 */
export async function changePassword(
  ctx: IdentityContext,
  input: { currentPassword: string; password: string },
): Promise<void> {
  const member = requireMember(ctx.actor);
  // Counted by person, not by address: strangers who try to sign in must not keep the owner from changing the password.
  await ctx.limits.take({ identityByAddress: ctx.visitor.address, signIn: member.id });
  const account = await ctx.atDesk(({ db }) => findAccount(db, member.id));
  const isRight = await isPassword(input.currentPassword, account?.passwordHash);
  if (account === undefined || !isRight) {
    ctx.security.record({ type: "auth_failure", visitor: ctx.visitor, email: member.email });
    throw wrongPassword();
  }
  const passwordHash = await hashPassword(input.password);
  await ctx.atDesk(async ({ db }) => {
    // Of two changes at once the second one proves nothing any more.
    const locked = await lockAccount(db, account.id);
    if (locked?.passwordHash !== account.passwordHash) throw wrongPassword();
    const keptSessionId = member.sessionId;
    await setPassword(db, { account, passwordHash, keptSessionId, now: ctx.clock() });
  });
  await ctx.limits.forget("signIn", member.id);
}

function wrongPassword(): AppError {
  return new AppError("invalid_fields", "the current password is wrong", {
    fields: { current_password: ["wrong_password"] },
  });
}
