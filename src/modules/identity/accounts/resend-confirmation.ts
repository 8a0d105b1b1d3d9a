import type { IdentityContext } from "../context.ts";
import { findAccountByEmail } from "./find-account.ts";
import { mailLink } from "./mail-link.ts";
import { takesAtLeast } from "#platform/takes-at-least.ts";

/**
 * Mails a new confirmation link, which replaces the one before, to an account that waits for it;
 * for any other address nothing happens, and the caller cannot tell. Throws `too_many_requests`.
 */
export async function resendConfirmation(ctx: IdentityContext, email: string): Promise<void> {
  await ctx.limits.take({ identityByAddress: ctx.visitor.address, resendConfirmation: email });
  await takesAtLeast(() =>
    ctx.asIdentity(async ({ db }) => {
      const account = await findAccountByEmail(db, email);
      if (account?.emailConfirmedAt !== null) return;
      await mailLink(db, { to: account, purpose: "confirm-email", now: ctx.clock() });
    }),
  );
}
