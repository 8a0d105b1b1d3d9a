import type { IdentityContext } from "../context.ts";
import { findAccountByEmail } from "./find-account.ts";
import { mailNewLink } from "./mail-link.ts";
import { runForAtLeast } from "#platform/constant-time.ts";

/**
 * Mails a new confirmation link, which replaces the old one, to an unconfirmed account. For any
 * other address it does nothing; the caller cannot see the difference. Throws `too_many_requests`.
 */
export async function sendConfirmationAgain(ctx: IdentityContext, email: string): Promise<void> {
  await ctx.limits.reserve({ identityByAddress: ctx.visitor.address, resendConfirmation: email });
  await runForAtLeast(() =>
    ctx.asIdentity(async ({ db }) => {
      const account = await findAccountByEmail(db, email);
      if (account?.emailConfirmedAt !== null) return;
      await mailNewLink(db, { to: account, purpose: "confirm-email", now: ctx.clock() });
    }),
  );
}
