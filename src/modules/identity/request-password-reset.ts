import { queueMail } from "#modules/mail/queue-mail.ts";
import type { IdentityContext } from "./context.ts";
import { findAccountByEmail } from "./find-account.ts";
import { makeOneTimeToken } from "./one-time-tokens.ts";
import { takesAtLeast } from "./takes-at-least.ts";

/**
 * Mails a link to choose a new password if there is an account; the caller cannot tell whether there is. An account
 * that is not confirmed gets it, too: the link proves the address as well. Throws `too_many_requests`.
 */
export async function requestPasswordReset(ctx: IdentityContext, email: string): Promise<void> {
  await ctx.limits.take({ forgotPassword: email, identityByAddress: ctx.visitor.address });
  await takesAtLeast(() =>
    ctx.atDesk(async ({ db }) => {
      const account = await findAccountByEmail(db, email);
      if (account === undefined) return;
      const { id: userId, fullName } = account;
      const secret = await makeOneTimeToken(db, {
        userId,
        purpose: "reset-password",
        now: ctx.clock(),
      });
      const to = account.email;
      await queueMail(db, { kind: "reset-password", to, content: { fullName }, secret });
    }),
  );
}
