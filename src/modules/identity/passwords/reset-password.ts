import type { Role } from "#shared/roles.ts";
import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";
import { confirmAddress } from "../accounts/confirm-address.ts";
import type { IdentityContext } from "../context.ts";
import { findAccount } from "../accounts/find-account.ts";
import { ownerOfOneTimeToken, takeOneTimeToken } from "../accounts/one-time-tokens.ts";
import { newPasswordProblems, resetPasswordProblems } from "./password-rules.ts";
import { hashPassword } from "./passwords.ts";
import { setPassword } from "./set-password.ts";
import { userRoles } from "../tables.ts";

const purpose = "reset-password";

/**
 * Sets a new password by the link of the reset mail, which proves the address as well. Ends all
 * sessions. Throws `link_expired` for a token that does not hold, and `invalid_fields` for a
 * password that will not do; the link can be used again then.
 */
export async function resetPassword(
  ctx: IdentityContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const role = await ctx.asIdentity(({ db }) => roleOfOwner(db, token, ctx.clock()));
  // Anyone who can reach other people's data needs a password that is hard to guess.
  const problems =
    role === "user" ? resetPasswordProblems(password) : newPasswordProblems(password);
  if (problems.length > 0)
    throw new AppError("invalid_fields", "the password will not do", {
      fields: { password: problems },
    });

  const passwordHash = await hashPassword(password);
  const email = await ctx.asIdentity(async ({ db }) => {
    const now = ctx.clock();
    const userId = await takeOneTimeToken(db, { token, purpose, now });
    const account = userId === undefined ? undefined : await findAccount(db, userId);
    if (account === undefined) throw noSuchToken();
    await setPassword(db, { account, passwordHash, now });
    await confirmAddress(db, { userId: account.id, now });
    return account.email;
  });
  // Anyone who has tried in vain before may sign in with the new password at once.
  await ctx.limits.forget("signIn", email);
}

async function roleOfOwner(db: Db, token: string, now: Date): Promise<Role> {
  const userId = await ownerOfOneTimeToken(db, { token, purpose, now });
  if (userId === undefined) throw noSuchToken();
  const [given] = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  return given?.role ?? "user";
}

function noSuchToken(): AppError {
  return new AppError("link_expired", "no such token to reset a password");
}
