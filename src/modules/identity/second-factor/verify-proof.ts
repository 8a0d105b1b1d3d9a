import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { Member } from "#shared/actor.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import { hasSecondFactor } from "./find-second-factor.ts";
import { checkAssertion, recordUse } from "../passkeys/check-assertion.ts";
import type { Assertion } from "../passkeys/passkey-contract.ts";
import { createPasskeyError } from "../passkeys/relying-party.ts";
import { isPassword } from "../passwords/passwords.ts";
import { getMember } from "../sessions/get-member.ts";
import { sessions } from "../tables.ts";
import type { Proof } from "./proof-contract.ts";
import { tryCode, consumeCode } from "./consume-code.ts";
import { createPasswordError } from "../passwords/wrong-password.ts";

/**
 * Confirms the identity of the caller in their session: by a passkey, or by the password, and a
 * code if the second factor is on. Throws `too_many_requests`; `passkey_refused`; `invalid_fields`
 * when the password is wrong or something is missing; and `invalid_code`.
 */
export async function verifyProof(ctx: IdentityContext, proof: Proof): Promise<void> {
  const member = getMember(ctx.actor);
  const { visitor, limits } = ctx;
  // Counted for each user, as for a change of the password: strangers must not be able to block the
  // owner.
  await limits.reserve({ identityByAddress: visitor.address, signIn: member.id });
  if (proof.passkey === undefined) await verifyByPassword(ctx, member, proof);
  else await verifyByPasskey(ctx, member, proof.passkey);
  await limits.remove("signIn", member.id);
  await limits.release({ identityByAddress: visitor.address });
}

async function verifyByPasskey(
  ctx: IdentityContext,
  member: Member,
  passkey: Assertion,
): Promise<void> {
  try {
    const { sessionId } = member;
    const used = await checkAssertion(ctx, passkey, { purpose: "proof", sessionId });
    if (used.userId !== member.id) throw createPasskeyError();
    await ctx.asIdentity(async ({ db }) => {
      await lockAccount(db, member.id);
      await recordUse(db, used, ctx.clock());
      await recordProof(db, member, ctx.clock());
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "passkey_refused")
      recordFailedProof(ctx, member);
    throw error;
  }
}

async function verifyByPassword(
  ctx: IdentityContext,
  member: Member,
  { password, code }: Proof,
): Promise<void> {
  if (password === undefined) throw createFieldsError({ password: ["required"] });
  const [account, isCodeNeeded] = await ctx.asIdentity(
    async ({ db }) =>
      [await findAccount(db, member.id), await hasSecondFactor(db, member.id)] as const,
  );
  const isRight = await isPassword(password, account?.passwordHash);
  if (account === undefined || !isRight) {
    recordFailedProof(ctx, member);
    throw createPasswordError();
  }

  async function recordProofNow(db: Db): Promise<void> {
    const now = ctx.clock();
    const locked = await lockAccount(db, member.id);
    if (locked?.passwordHash !== account?.passwordHash) throw createPasswordError();
    // Read again, because it may have been set up while the password was checked.
    if (await hasSecondFactor(db, member.id)) {
      if (code === undefined) throw createFieldsError({ code: ["required"] });
      await consumeCode(ctx, db, { userId: member.id, code, now });
    }
    await recordProof(db, member, now);
  }
  if (!isCodeNeeded) await ctx.asIdentity(({ db }) => recordProofNow(db));
  else if (code === undefined) throw createFieldsError({ code: ["required"] });
  else await tryCode(ctx, { person: member, step: "proof" }, recordProofNow);
}

async function recordProof(db: Db, { id, sessionId }: Member, now: Date): Promise<void> {
  const proved = await db
    .update(sessions)
    .set({ provedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)))
    .returning({ id: sessions.id });
  if (proved.length === 0) throw new AppError("unauthenticated", "the session has been ended");
}

function recordFailedProof({ security, visitor }: IdentityContext, { email }: Member): void {
  security.record({ type: "auth_failure", visitor, email, details: { step: "proof" } });
}
