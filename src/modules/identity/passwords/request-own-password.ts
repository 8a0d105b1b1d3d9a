import type { IdentityContext } from "../context.ts";
import { mailNewLink } from "../accounts/mail-link.ts";
import { readConfirmationLink } from "../accounts/read-confirmation-link.ts";

/**
 * Mails the reader of a confirmation mail a link to choose a password of their own. It replaces the
 * one from the sign-up, which a stranger may have chosen. Throws `link_expired` and
 * `too_many_requests`.
 */
export async function requestOwnPassword(ctx: IdentityContext, token: string): Promise<void> {
  await ctx.limits.reserve({ identityByAddress: ctx.visitor.address });
  const account = await readConfirmationLink(ctx, token);
  await ctx.limits.reserve({ forgotPassword: account.email });
  await ctx.asIdentity(({ db }) =>
    mailNewLink(db, { to: account, purpose: "reset-password", now: ctx.clock() }),
  );
}
