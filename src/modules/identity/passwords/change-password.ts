import type { IdentityContext } from "../context.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { getMember } from "../sessions/get-member.ts";
import { setPassword } from "./set-password.ts";
import { createPasswordError } from "./wrong-password.ts";

/**
 * Changes the caller's password, and ends all their other sessions. Throws `too_many_requests`, and
 * `invalid_fields` when the current password is wrong: an open browser alone must not be enough.
 */
export async function changePassword(
  ctx: IdentityContext,
  input: { currentPassword: string; password: string },
): Promise<void> {
  const member = getMember(ctx.actor);
  // Counted for each user, not for each address: strangers who try to sign in must not keep the
  // owner from changing the password.
  await ctx.limits.reserve({ identityByAddress: ctx.visitor.address, signIn: member.id });
  const account = await ctx.asIdentity(({ db }) => findAccount(db, member.id));
  const isRight = await isPassword(input.currentPassword, account?.passwordHash);
  if (account === undefined || !isRight) {
    ctx.security.record({ type: "auth_failure", visitor: ctx.visitor, email: member.email });
    throw createPasswordError("current_password");
  }
  const passwordHash = await hashPassword(input.password);
  await ctx.asIdentity(async ({ db }) => {
    // Of two changes at once the second one has checked an old password, so it is refused.
    const locked = await lockAccount(db, account.id);
    if (locked?.passwordHash !== account.passwordHash)
      throw createPasswordError("current_password");
    const ownSessionId = member.sessionId;
    await setPassword(db, { account, passwordHash, ownSessionId, now: ctx.clock() });
  });
  await ctx.limits.remove("signIn", member.id);
}
