import { AppError } from "#shared/errors.ts";
import { admit, answerOf } from "./admission.ts";
import { confirmAddress } from "./confirm-address.ts";
import type { IdentityContext } from "./context.ts";
import type { SignInAnswer } from "./contract.ts";
import { findAccount } from "./find-account.ts";
import { takeOneTimeToken } from "./one-time-tokens.ts";
import { toSignedInUser } from "./signed-in-user.ts";

/**
 * Uses the link of the confirmation mail, and signs in; a second factor is asked for here as everywhere. Throws
 * `link_expired` for a token that does not hold.
 */
export async function confirmEmail(ctx: IdentityContext, token: string): Promise<SignInAnswer> {
  const admission = await ctx.atDesk(async ({ db }) => {
    const now = ctx.clock();
    const userId = await takeOneTimeToken(db, { token, purpose: "confirm-email", now });
    const account = userId === undefined ? undefined : await findAccount(db, userId);
    if (account === undefined)
      throw new AppError("link_expired", "no such token to confirm an address");
    await confirmAddress(db, { userId: account.id, email: account.email, now });
    const { passwordHash } = account;
    return admit(db, { user: toSignedInUser(account), passwordHash, visitor: ctx.visitor, now });
  });
  return answerOf(ctx, admission);
}
