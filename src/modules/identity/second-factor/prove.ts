import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import { hasSecondFactor } from "./find-second-factor.ts";
import { isPassword } from "../passwords/passwords.ts";
import { requireMember } from "../sessions/require-member.ts";
import { sessions } from "../tables.ts";
import { attemptCode, takeCode } from "./take-code.ts";
import { wrongPassword } from "../passwords/wrong-password.ts";

/**
 * Shows in the session of whoever asks that it is still them: with the password, and a code where a
 * second factor is on. Throws `too_many_requests`; `invalid_fields` when the password is wrong or a
 * code is missing; and `invalid_code`.
 */
export async function prove(
  ctx: IdentityContext,
  { password, code }: { password: string; code: string | undefined },
): Promise<void> {
  const member = requireMember(ctx.actor);
  const { visitor, limits } = ctx;
  // By person, as for a change of the password: strangers must not keep the owner from proving
  // anything.
  await limits.take({ identityByAddress: visitor.address, signIn: member.id });
  const [account, isAsked] = await ctx.asIdentity(
    async ({ db }) =>
      [await findAccount(db, member.id), await hasSecondFactor(db, member.id)] as const,
  );
  const isRight = await isPassword(password, account?.passwordHash);
  if (account === undefined || !isRight) {
    const details = { step: "proof" };
    ctx.security.record({ type: "auth_failure", visitor, email: member.email, details });
    throw wrongPassword();
  }

  async function note(db: Db): Promise<void> {
    const now = ctx.clock();
    const locked = await lockAccount(db, member.id);
    if (locked?.passwordHash !== account?.passwordHash) throw wrongPassword();
    // Asked again: it may have been set up while the password was checked.
    if (await hasSecondFactor(db, member.id)) {
      if (code === undefined) throw codeMissing();
      await takeCode(ctx, db, { userId: member.id, code, now });
    }
    const proved = await db
      .update(sessions)
      .set({ provedAt: now })
      .where(and(eq(sessions.id, member.sessionId), eq(sessions.userId, member.id)))
      .returning({ id: sessions.id });
    if (proved.length === 0) throw new AppError("unauthenticated", "the session has been ended");
  }
  if (!isAsked) await ctx.asIdentity(({ db }) => note(db));
  else if (code === undefined) throw codeMissing();
  else await attemptCode(ctx, { person: member, step: "proof" }, note);
  await limits.forget("signIn", member.id);
  await limits.giveBack({ identityByAddress: visitor.address });
}

function codeMissing(): AppError {
  return new AppError("invalid_fields", "a second factor is on, and there is no code", {
    fields: { code: ["required"] },
  });
}
