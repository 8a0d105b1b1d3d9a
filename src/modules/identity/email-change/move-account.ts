import { and, eq, isNull } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { moveProfile } from "#modules/customers/write-profile.ts";
import type { Db } from "#platform/db/client.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { AppError } from "#shared/errors.ts";
import { findAccountByEmail } from "../accounts/find-account.ts";
import { removeUnconfirmed } from "../accounts/delete-unconfirmed.ts";
import { accounts, oneTimeTokens } from "../tables.ts";

/**
 * Gives an account another address; the caller has checked that its owner reads the mail of it.
 * Links mailed to the old address become invalid; an unconfirmed sign-up with the new address is
 * removed. A job moves orders and the newsletter. Throws `email_taken` when another account has the
 * address.
 */
export async function moveAccount(
  db: Db,
  move: { userId: string; to: string; changeId: string },
): Promise<void> {
  await cancelUnconfirmed(db, move);
  try {
    await moveProfile(db, move.userId, move.to);
  } catch (error) {
    if (findViolatedConstraint(error) === "profiles_email_once")
      throw new AppError("email_taken", "another account has this address", { cause: error });
    throw error;
  }
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, move.userId));
  await queueJob(db, {
    task: "follow-address",
    payload: { changeId: move.changeId },
    key: `follow-address:${move.changeId}`,
  });
}

async function cancelUnconfirmed(
  db: Db,
  { to, userId }: { to: string; userId: string },
): Promise<void> {
  const there = await findAccountByEmail(db, to);
  if (there === undefined || there.id === userId) return;
  // Locked: if the sign-up is being confirmed at this moment, it keeps the address.
  const pending = await db
    .select({
      id: profiles.id,
      profileMadeAt: profiles.createdAt,
      accountMadeAt: accounts.createdAt,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.userId))
    .where(and(eq(accounts.userId, there.id), isNull(accounts.emailConfirmedAt)))
    .for("update");
  await removeUnconfirmed(db, pending);
}
