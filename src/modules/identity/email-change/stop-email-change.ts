import { and, eq, gte } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { createExpiredLinkError, createSecretToken, isTokenOf } from "#platform/secret-tokens.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import { mailNewLink } from "../accounts/mail-link.ts";
import type { IdentityContext } from "../context.ts";
import { emailChanges } from "../email-change-tables.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { passkeys } from "../passkey-tables.ts";
import { endSessions } from "../sessions/end-session.ts";
import { findWays } from "../second-factor/find-second-factor.ts";
import { deleteRecoveryCodes } from "../second-factor/recovery-codes.ts";
import { accounts, oneTimeTokens, secondFactors } from "../tables.ts";
import { moveAccount } from "./move-account.ts";

/**
 * Uses the link in the mail to the old address: the account has that address again, or keeps it,
 * and changes that were asked for later are over as well. The person who began them knew the
 * password, so it no longer works, nor do passkeys and an app that were added since; every session
 * ends, and the old address is mailed a link to choose another password. Throws `link_expired`,
 * `too_many_requests`, and `email_taken` when the old address has an account of its own by now.
 */
export async function stopEmailChange(ctx: IdentityContext, token: string): Promise<void> {
  await ctx.limits.reserve({ identityByAddress: ctx.visitor.address });
  const found = await ctx.asIdentity(({ db }) => findChange(db, token, ctx.clock()));
  if (found === undefined) throw createExpiredLinkError();
  const passwordHash = await hashPassword(createSecretToken());
  await ctx.asIdentity(async ({ db }) => {
    const now = ctx.clock();
    const userId = found.userId;
    await lockAccount(db, userId);
    const change = await findChange(db, token, now);
    const account = await findAccount(db, userId);
    if (change === undefined || account === undefined) throw createExpiredLinkError();
    const { id: changeId, oldEmail: to } = change;
    if (account.email !== to) await moveAccount(db, { userId, to, changeId });
    await db
      .update(emailChanges)
      .set({ stoppedAt: now, stoppableUntil: now })
      .where(
        and(eq(emailChanges.userId, userId), gte(emailChanges.requestedAt, change.requestedAt)),
      );
    await db
      .update(accounts)
      .set({ passwordHash, passwordChangedAt: now })
      .where(eq(accounts.userId, userId));
    await endSessions(db, userId);
    await deleteProofsSince(db, userId, change.requestedAt);
    await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
    const owner = { ...account, email: to, passwordChangedAt: now };
    await mailNewLink(db, { to: owner, purpose: "reset-password", now });
  });
}

/** Passkeys and the app that were added at that time or later. The account must be locked. */
async function deleteProofsSince(db: Db, userId: string, since: Date): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
  await db
    .delete(secondFactors)
    .where(and(eq(secondFactors.userId, userId), gte(secondFactors.confirmedAt, since)));
  if (!(await findWays(db, userId)).isOn) await deleteRecoveryCodes(db, userId);
}

const stopLink = { hash: emailChanges.stopHash, endsAt: emailChanges.stoppableUntil };

/**
 * Also a change that was replaced or given up: this mail may have warned its reader of a later one.
 */
async function findChange(db: Db, token: string, now: Date) {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(isTokenOf(stopLink, token, now));
  return change;
}
