import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { createExpiredLinkError, isTokenOf } from "#platform/secret-tokens.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import type { IdentityContext } from "../context.ts";
import { emailChanges } from "../email-change-tables.ts";
import { isPassword } from "../passwords/passwords.ts";
import { createPasswordError } from "../passwords/wrong-password.ts";
import { accounts } from "../tables.ts";
import { isOpenChange } from "./cancel-email-change.ts";
import { moveAccount } from "./move-account.ts";

/**
 * Uses the link in the mail to a new address, together with the password of the account: the reader
 * of the mail may not be the one who asked for it, and would otherwise give their guest orders to a
 * stranger's account. From then on the new address signs in; sessions go on. Throws `link_expired`,
 * `too_many_requests`, `email_taken`, and `invalid_fields` for a wrong password, which leaves the
 * link usable.
 */
export async function confirmNewEmail(
  ctx: IdentityContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const { limits, visitor } = ctx;
  await limits.reserve({ identityByAddress: visitor.address });
  const account = await ctx.asIdentity(async ({ db }) => {
    const change = await findChange(db, token, ctx.clock());
    return change && findAccount(db, change.userId);
  });
  if (account === undefined) throw createExpiredLinkError();
  await limits.reserve({ signIn: account.id });
  if (!(await isPassword(password, account.passwordHash))) {
    const details = { step: "new-email" };
    ctx.security.record({ type: "auth_failure", visitor, email: account.email, details });
    throw createPasswordError();
  }
  await ctx.asIdentity(async ({ db }) => {
    const now = ctx.clock();
    const locked = await lockAccount(db, account.id);
    const change = await findChange(db, token, now);
    // Meanwhile the link may have been used or stopped, or the password changed.
    if (change === undefined || locked?.passwordHash !== account.passwordHash)
      throw createExpiredLinkError();
    await db.update(emailChanges).set({ confirmedAt: now }).where(eq(emailChanges.id, change.id));
    const { id: changeId, newEmail: to } = change;
    await moveAccount(db, { userId: account.id, to, changeId });
    // The next session adds guest orders of the new address to the account, as after a sign-up.
    await db
      .update(accounts)
      .set({ guestOrdersAdoptedAt: null })
      .where(eq(accounts.userId, account.id));
  });
  await limits.remove("signIn", account.id);
  await limits.release({ identityByAddress: visitor.address });
}

const confirmLink = { hash: emailChanges.confirmHash, endsAt: emailChanges.expiresAt };

async function findChange(db: Db, token: string, now: Date) {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(and(isTokenOf(confirmLink, token, now), isOpenChange));
  return change;
}
