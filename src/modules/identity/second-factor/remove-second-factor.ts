import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { findAccount, findAccountByEmail, lockAccount } from "../accounts/find-account.ts";
import { hasSecondFactor, secondFactorDuty } from "./find-second-factor.ts";
import { requireMember } from "../sessions/require-member.ts";
import { secondFactors, sessions } from "../tables.ts";
import { notifyOfSecondFactor } from "./notify-of-second-factor.ts";
import { attemptCode, takeCode } from "./take-code.ts";

/**
 * Turns the second factor of whoever asks off, by one of its codes. Throws `too_many_requests`,
 * `invalid_code`, `conflict` while it is off, and `second_factor_needed` for those whose role asks
 * for one by now: they can replace it.
 */
export async function removeSecondFactor(ctx: IdentityContext, code: string): Promise<void> {
  const member = requireMember(ctx.actor);
  await attemptCode(ctx, { person: member, step: "removal" }, async (db) => {
    const now = ctx.clock();
    await lockAccount(db, member.id);
    const account = await findAccount(db, member.id);
    if (account === undefined || !(await hasSecondFactor(db, member.id)))
      throw new AppError("conflict", "there is no second factor to turn off");
    if ((await secondFactorDuty(db, member.id, now)).isOver)
      throw new AppError(
        "second_factor_needed",
        "their role or rights ask for one: it can only be replaced",
      );
    await takeCode(ctx, db, { userId: member.id, code, now });
    await db.delete(secondFactors).where(eq(secondFactors.userId, member.id));
    await notifyOfSecondFactor(db, account, "off");
  });
}

/**
 * Turns the second factor of somebody off who has lost app and recovery codes, and ends all their
 * sessions. False when there is none, or no such account. For whoever holds the database; needs the
 * rights of the identity role.
 */
export async function resetSecondFactor(db: Db, email: string): Promise<boolean> {
  const account = await findAccountByEmail(db, email);
  if (account === undefined) return false;
  await lockAccount(db, account.id);
  if (!(await hasSecondFactor(db, account.id))) return false;
  await db.delete(secondFactors).where(eq(secondFactors.userId, account.id));
  await db.delete(sessions).where(eq(sessions.userId, account.id));
  await notifyOfSecondFactor(db, account, "off");
  return true;
}
