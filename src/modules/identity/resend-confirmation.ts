import { queueMail } from "#modules/mail/queue-mail.ts";
import type { IdentityContext } from "./context.ts";
import { findAccountByEmail } from "./find-account.ts";
import { makeOneTimeToken } from "./one-time-tokens.ts";
import { takesAtLeast } from "./takes-at-least.ts";

/**
 * Mails a new confirmation link, which replaces the one before, to an account that waits for it; for any other address
 * nothing happens, and the caller cannot tell. Throws `too_many_requests`.
 */
export async function resendConfirmation(ctx: IdentityContext, email: string): Promise<void> {
  await ctx.limits.take({ resendConfirmation: email, identityByAddress: ctx.visitor.address });
  await takesAtLeast(() =>
    ctx.atDesk(async ({ db }) => {
      const account = await findAccountByEmail(db, email);
      if (account?.emailConfirmedAt !== null) return;
      const { id: userId, fullName } = account;
      const secret = await makeOneTimeToken(db, {
        userId,
        purpose: "confirm-email",
        now: ctx.clock(),
      });
      const to = account.email;
      await queueMail(db, { kind: "confirm-email", to, content: { fullName }, secret });
    }),
  );
}
