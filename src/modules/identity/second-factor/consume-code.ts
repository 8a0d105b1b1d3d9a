import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { SecretBox } from "#platform/secret-box.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { findSecondFactor } from "./find-second-factor.ts";
import { toPlainRecoveryCode, consumeRecoveryCode } from "./recovery-codes.ts";
import { findStep } from "./second-factor-codes.ts";
import { secondFactors } from "../tables.ts";
import { notifyOfGuesses } from "./notify-of-guesses.ts";

/** The purpose of a code, noted in the security log when the code is wrong. */
type Step = "sign-in" | "proof" | "set-up" | "removal";

/**
 * Does `work` in a transaction of the identity role, as an attempt with a code of this user: the
 * attempt is counted, `invalid_code` is logged and counted for a warning, and success resets the
 * count. Throws `too_many_requests`, and what `work` throws.
 */
export async function tryCode<T>(
  ctx: IdentityContext,
  { person, step }: { person: { id: string; email: string }; step: Step },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { visitor, limits } = ctx;
  await limits.reserve({ identityByAddress: visitor.address, secondFactor: person.id });
  try {
    const outcome = await ctx.asIdentity(({ db }) => work(db));
    await limits.remove("secondFactor", person.id);
    await limits.release({ identityByAddress: visitor.address });
    return outcome;
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_code") {
      const details = { step };
      ctx.security.record({ type: "auth_failure", visitor, email: person.email, details });
      // Wrong first codes during the set-up are not counted for the warning: they are often typing
      // mistakes.
      if (step !== "set-up")
        await ctx.asIdentity(({ db }) => notifyOfGuesses(db, person.id, ctx.clock()));
    }
    throw error;
  }
}

/**
 * Uses up a code of a user's app, or a recovery code. Throws `invalid_code` for any other text, and
 * for a used code: of two requests with the same code, one is refused.
 */
export async function consumeCode(
  { secretBox }: Pick<IdentityContext, "secretBox">,
  db: Db,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<void> {
  const plain = toPlainRecoveryCode(code);
  const isGood =
    plain === undefined
      ? await consumeStep(db, secretBox, { userId, code, now })
      : await consumeRecoveryCode(db, { userId, plain, now });
  if (!isGood) throw createCodeError();
}

/** Each time step is accepted once, and no earlier one after it. */
async function consumeStep(
  db: Db,
  secretBox: SecretBox,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  const step = factor && findStep(secretBox.open(factor.secret, userId), code, now);
  if (step === undefined) return false;
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        isNotNull(secondFactors.confirmedAt),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

export function createCodeError(): AppError {
  return new AppError("invalid_code", "the code is wrong, too old, or was used before");
}
