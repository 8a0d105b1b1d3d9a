import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { createExpiredLinkError } from "#platform/secret-tokens.ts";
import { AppError } from "#shared/errors.ts";
import { confirmAddress } from "../accounts/confirm-address.ts";
import type { IdentityContext } from "../context.ts";
import { findAccount } from "../accounts/find-account.ts";
import { findTokenOwner, consumeOneTimeToken } from "../accounts/one-time-tokens.ts";
import { resetPasswordProblems } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { setPassword } from "./set-password.ts";
import { userRoles } from "../tables.ts";

const purpose = "reset-password";

/**
 * Sets a new password by the link of the reset mail, which proves the address as well. Ends all
 * sessions. Throws `link_expired` for an invalid token, and `invalid_fields` for a password that
 * breaks the rules; the link can be used again then.
 */
export async function resetPassword(
  ctx: IdentityContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const isStaff = await ctx.asIdentity(async ({ db }) => {
    const userId = await findTokenOwner(db, { token, purpose, now: ctx.clock() });
    if (userId === undefined) throw createExpiredLinkError();
    return hasRole(db, userId);
  });
  const problems = resetPasswordProblems(password, isStaff);
  if (problems.length > 0)
    throw new AppError("invalid_fields", "the password does not meet the rules", {
      fields: { password: problems },
    });

  const passwordHash = await hashPassword(password);
  const email = await ctx.asIdentity(async ({ db }) => {
    const now = ctx.clock();
    const userId = await consumeOneTimeToken(db, { token, purpose, now });
    const account = userId === undefined ? undefined : await findAccount(db, userId);
    if (account === undefined) throw createExpiredLinkError();
    await setPassword(db, { account, passwordHash, now });
    await confirmAddress(db, { userId: account.id, now });
    return account.email;
  });
  // Failed attempts before no longer count, so that the user can sign in at once.
  await ctx.limits.remove("signIn", email);
}

/**
 * The address of the account whose password a link sets, and whether the rules for staff hold for
 * it; undefined if the link does not work.
 */
export async function findOwnerOfReset(
  ctx: IdentityContext,
  token: string,
): Promise<{ email: string; isStaff: boolean } | undefined> {
  return ctx.asIdentity(async ({ db }) => {
    const userId = await findTokenOwner(db, { token, purpose, now: ctx.clock() });
    const account = userId === undefined ? undefined : await findAccount(db, userId);
    if (account === undefined) return undefined;
    return { email: account.email, isStaff: await hasRole(db, account.id) };
  });
}

async function hasRole(db: Db, userId: string): Promise<boolean> {
  const [given] = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  return given !== undefined && given.role !== "user";
}
