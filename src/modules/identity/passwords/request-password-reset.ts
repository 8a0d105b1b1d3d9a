import type { IdentityContext } from "../context.ts";
import { findAccountByEmail } from "../accounts/find-account.ts";
import { mailNewLink } from "../accounts/mail-link.ts";
import { runForAtLeast } from "#platform/constant-time.ts";

/**
 * Mails a link to choose a new password if there is an account; the caller cannot tell whether
 * there is. An account that is not confirmed gets it, too: the link proves the address as well.
 * Throws `too_many_requests`.
 */
export async function requestPasswordReset(ctx: IdentityContext, email: string): Promise<void> {
  await ctx.limits.reserve({ identityByAddress: ctx.visitor.address, forgotPassword: email });
  await runForAtLeast(() =>
    ctx.asIdentity(async ({ db }) => {
      const account = await findAccountByEmail(db, email);
      if (account === undefined) return;
      await mailNewLink(db, { to: account, purpose: "reset-password", now: ctx.clock() });
    }),
  );
}
