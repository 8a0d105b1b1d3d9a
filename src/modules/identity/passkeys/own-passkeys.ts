import { and, asc, eq } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import type { IdentityContext } from "../context.ts";
import { passkeys } from "../passkey-tables.ts";
import { findWays, readSecondFactorDuty } from "../second-factor/find-second-factor.ts";
import { deleteRecoveryCodes } from "../second-factor/recovery-codes.ts";
import { getMember } from "../sessions/get-member.ts";
import { notifyOfPasskey } from "./notify-of-passkey.ts";

/**
 * The caller's passkeys, the oldest first; `isNeeded` when there is only one, and it is the second
 * factor that they must have.
 */
export async function listPasskeys(ctx: IdentityContext) {
  const member = getMember(ctx.actor);
  return ctx.asIdentity(async ({ db }) => {
    const own = await db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, member.id))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
    const { hasApp } = await findWays(db, member.id);
    const duty = await readSecondFactorDuty(db, member.id, ctx.clock());
    return { passkeys: own, isNeeded: own.length === 1 && !hasApp && duty.isOver };
  });
}

/** Renames a passkey of the caller. Throws `not_found`. */
export async function renamePasskey(
  ctx: IdentityContext,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const member = getMember(ctx.actor);
  await ctx.asIdentity(async ({ db }) => {
    const renamed = await db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, member.id)))
      .returning({ id: passkeys.id });
    if (renamed.length === 0) throw createNotFoundError();
  });
}

/**
 * Removes a passkey of the caller, and tells them by mail; the recovery codes are removed with
 * their last second factor. Throws `not_found`, and `second_factor_needed` for the only second
 * factor of a user who must have one by now.
 */
export async function removePasskey(ctx: IdentityContext, id: string): Promise<void> {
  const member = getMember(ctx.actor);
  await ctx.asIdentity(async ({ db }) => {
    await lockAccount(db, member.id);
    const account = await findAccount(db, member.id);
    const [removed] = await db
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, member.id)))
      .returning({ name: passkeys.name });
    if (account === undefined || removed === undefined) throw createNotFoundError();
    if (!(await findWays(db, member.id)).isOn) {
      if ((await readSecondFactorDuty(db, member.id, ctx.clock())).isOver)
        throw new AppError("second_factor_needed", "it is the user's only second factor");
      await deleteRecoveryCodes(db, member.id);
    }
    await notifyOfPasskey(db, account, { change: "removed", name: removed.name });
  });
}

function createNotFoundError(): AppError {
  return new AppError("not_found", "the user has no such passkey");
}
