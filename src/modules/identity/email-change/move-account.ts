import { and, eq, isNull } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { moveProfile } from "#modules/customers/write-profile.ts";
import type { Db } from "#platform/db/client.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { violatedConstraint } from "#platform/db/sql-error.ts";
import { AppError } from "#shared/errors.ts";
import { findAccountByEmail } from "../accounts/find-account.ts";
import { removeUnconfirmed } from "../accounts/forget-unconfirmed.ts";
import { accounts, oneTimeTokens } from "../tables.ts";

/**
 * Gives an account another address, whose reader has been proved to be its owner. Links that were
 * mailed to the address before hold no longer; a sign-up with the new one that nobody has confirmed
 * gives way. Orders and the newsletter follow in a job. Throws `email_taken`: of two accounts that
 * want one address, the second is refused.
 */
export async function moveAccount(
  db: Db,
  move: { userId: string; to: string; changeId: string },
): Promise<void> {
  await giveWay(db, move);
  try {
    await moveProfile(db, move.userId, move.to);
  } catch (error) {
    if (violatedConstraint(error) === "profiles_email_once")
      throw new AppError("email_taken", "another account has this address", { cause: error });
    throw error;
  }
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, move.userId));
  await enqueue(db, {
    task: "follow-address",
    payload: { changeId: move.changeId },
    key: `follow-address:${move.changeId}`,
  });
}

async function giveWay(db: Db, { to, userId }: { to: string; userId: string }): Promise<void> {
  const there = await findAccountByEmail(db, to);
  if (there === undefined || there.id === userId) return;
  // Locked: somebody who confirms it at this moment keeps it.
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
