import { AppError } from "#shared/errors.ts";
import { confirmAddress } from "./confirm-address.ts";
import type { IdentityContext } from "./context.ts";
import type { Session } from "./contract.ts";
import { findAccount } from "./find-account.ts";
import { takeOneTimeToken } from "./one-time-tokens.ts";
import { openSession, sessionObject } from "./open-session.ts";
import { toSignedInUser } from "./signed-in-user.ts";

/** Uses the link of the confirmation mail, and signs in. Throws `link_expired` for a token that does not hold. */
export async function confirmEmail(ctx: IdentityContext, token: string): Promise<Session> {
  const held = await ctx.atDesk(async ({ db }) => {
    const now = ctx.clock();
    const userId = await takeOneTimeToken(db, { token, purpose: "confirm-email", now });
    const account = userId === undefined ? undefined : await findAccount(db, userId);
    if (account === undefined)
      throw new AppError("link_expired", "no such token to confirm an address");
    await confirmAddress(db, { userId: account.id, email: account.email, now });
    return openSession(db, { user: toSignedInUser(account), visitor: ctx.visitor, now });
  });
  return sessionObject(ctx, held);
}
