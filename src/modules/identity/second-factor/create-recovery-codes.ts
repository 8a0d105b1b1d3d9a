import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import { hasSecondFactor } from "./find-second-factor.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { getMember } from "../sessions/get-member.ts";
import { notifyOfSecondFactor } from "./notify-of-second-factor.ts";

/**
 * Makes new recovery codes in place of all that the caller had, and returns them; they are shown
 * only this once. Throws `conflict` while the second factor is off.
 */
export async function createRecoveryCodes(ctx: IdentityContext): Promise<string[]> {
  const member = getMember(ctx.actor);
  return ctx.asIdentity(async ({ db }) => {
    await lockAccount(db, member.id);
    const account = await findAccount(db, member.id);
    if (account === undefined || !(await hasSecondFactor(db, member.id)))
      throw new AppError("conflict", "there is no second factor to recover");
    await notifyOfSecondFactor(db, account, "codes");
    return replaceRecoveryCodes(db, member.id);
  });
}
