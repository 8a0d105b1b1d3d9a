import { createExpiredLinkError } from "#platform/secret-tokens.ts";
import type { IdentityContext } from "../context.ts";
import { findAccount } from "./find-account.ts";
import { findTokenOwner } from "./one-time-tokens.ts";

/**
 * The account that a confirmation link is for; the link stays usable. Throws `link_expired` when it
 * is not valid.
 */
export async function readConfirmationLink(
  ctx: Pick<IdentityContext, "asIdentity" | "clock">,
  token: string,
) {
  const account = await ctx.asIdentity(async ({ db }) => {
    const now = ctx.clock();
    const userId = await findTokenOwner(db, { token, purpose: "confirm-email", now });
    return userId === undefined ? undefined : findAccount(db, userId);
  });
  if (account === undefined) throw createExpiredLinkError();
  return account;
}
