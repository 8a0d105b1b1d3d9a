import { eq } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import { findSecondFactor } from "./find-second-factor.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { getMember } from "../sessions/get-member.ts";
import { findStep } from "./second-factor-codes.ts";
import { endSessions } from "../sessions/end-session.ts";
import { secondFactors } from "../tables.ts";
import { notifyOfSecondFactor } from "./notify-of-second-factor.ts";
import { tryCode, createCodeError } from "./consume-code.ts";

/**
 * Turns the caller's second factor on, or replaces its app, by the first code of the new app.
 * Returns the recovery codes, which are shown only this once. All other sessions end, because they
 * began without it. Throws `too_many_requests`, `invalid_code`, and `conflict` when no secret waits
 * for its first code.
 */
export async function confirmSecondFactor(ctx: IdentityContext, code: string): Promise<string[]> {
  const member = getMember(ctx.actor);
  return tryCode(ctx, { person: member, step: "set-up" }, async (db) => {
    const now = ctx.clock();
    await lockAccount(db, member.id);
    const factor = await findSecondFactor(db, member.id);
    const account = await findAccount(db, member.id);
    const stored = factor?.since === null ? factor.secret : factor?.nextSecret;
    if (!stored || account === undefined)
      throw new AppError("conflict", "no second factor is being set up");
    const step = findStep(ctx.secretBox.open(stored, member.id), code, now);
    if (step === undefined) throw createCodeError();

    const confirmed = { secret: stored, nextSecret: null, confirmedAt: now, lastStep: step };
    await db.update(secondFactors).set(confirmed).where(eq(secondFactors.userId, member.id));
    await endSessions(db, member.id, member.sessionId);
    await notifyOfSecondFactor(db, account, "on");
    return replaceRecoveryCodes(db, member.id);
  });
}
