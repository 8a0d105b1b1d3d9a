import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { findAccount, findAccountByEmail, lockAccount } from "../accounts/find-account.ts";
import { findWays, readSecondFactorDuty } from "./find-second-factor.ts";
import { getMember } from "../sessions/get-member.ts";
import { passkeys } from "../passkey-tables.ts";
import { endSessions } from "../sessions/end-session.ts";
import { deleteRecoveryCodes } from "./recovery-codes.ts";
import { secondFactors } from "../tables.ts";
import { notifyOfSecondFactor } from "./notify-of-second-factor.ts";
import { tryCode, consumeCode } from "./consume-code.ts";

/**
 * Removes the caller's app, by one of its codes or a recovery code; the recovery codes are removed
 * as well, unless a passkey stays as a second factor. Throws `too_many_requests`, `invalid_code`,
 * `conflict` when there is no app, and `second_factor_needed` when the role requires a second
 * factor by now and there is no other: then the app can only be replaced.
 */
export async function removeSecondFactor(ctx: IdentityContext, code: string): Promise<void> {
  const member = getMember(ctx.actor);
  await tryCode(ctx, { person: member, step: "removal" }, async (db) => {
    const now = ctx.clock();
    await lockAccount(db, member.id);
    const account = await findAccount(db, member.id);
    const { hasApp, hasPasskey } = await findWays(db, member.id);
    if (account === undefined || !hasApp)
      throw new AppError("conflict", "there is no app to remove");
    // A passkey counts as a second factor for everyone who must have one.
    if (!hasPasskey && (await readSecondFactorDuty(db, member.id, now)).isOver)
      throw new AppError(
        "second_factor_needed",
        "their role or rights ask for one: it can only be replaced",
      );
    await consumeCode(ctx, db, { userId: member.id, code, now });
    await db.delete(secondFactors).where(eq(secondFactors.userId, member.id));
    const { isOn } = await findWays(db, member.id);
    if (!isOn) await deleteRecoveryCodes(db, member.id);
    await notifyOfSecondFactor(db, account, isOn ? "passkeys" : "off");
  });
}

/**
 * Turns off the second factor of a user who has lost app, passkeys and recovery codes, and ends all
 * their sessions. False when there is none, or no such account. For the command line; needs the
 * rights of the identity role.
 */
export async function resetSecondFactor(db: Db, email: string): Promise<boolean> {
  const account = await findAccountByEmail(db, email);
  if (account === undefined) return false;
  await lockAccount(db, account.id);
  if (!(await findWays(db, account.id)).isOn) return false;
  await db.delete(secondFactors).where(eq(secondFactors.userId, account.id));
  await db.delete(passkeys).where(eq(passkeys.userId, account.id));
  await deleteRecoveryCodes(db, account.id);
  await endSessions(db, account.id);
  await notifyOfSecondFactor(db, account, "off");
  return true;
}
