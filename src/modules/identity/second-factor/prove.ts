import { and, eq } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { Member } from "#shared/actor.ts";
import { AppError, invalidFields } from "#shared/errors.ts";
import type { IdentityContext } from "../context.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import { hasSecondFactor } from "./find-second-factor.ts";
import { checkAssertion, noteUse } from "../passkeys/check-assertion.ts";
import type { Assertion } from "../passkeys/passkey-contract.ts";
import { passkeyRefused } from "../passkeys/relying-party.ts";
import { isPassword } from "../passwords/passwords.ts";
import { requireMember } from "../sessions/require-member.ts";
import { sessions } from "../tables.ts";
import type { Proof } from "./proof-contract.ts";
import { attemptCode, takeCode } from "./take-code.ts";
import { wrongPassword } from "../passwords/wrong-password.ts";

/**
 * Confirms the identity of the caller in their session: by a passkey, or by the password, and a
 * code if the second factor is on. Throws `too_many_requests`; `passkey_refused`; `invalid_fields`
 * when the password is wrong or something is missing; and `invalid_code`.
 */
export async function prove(ctx: IdentityContext, proof: Proof): Promise<void> {
  const member = requireMember(ctx.actor);
  const { visitor, limits } = ctx;
  // Counted for each user, as for a change of the password: strangers must not be able to block the
  // owner.
  await limits.take({ identityByAddress: visitor.address, signIn: member.id });
  if (proof.passkey === undefined) await proveByPassword(ctx, member, proof);
  else await proveByPasskey(ctx, member, proof.passkey);
  await limits.forget("signIn", member.id);
  await limits.giveBack({ identityByAddress: visitor.address });
}

async function proveByPasskey(
  ctx: IdentityContext,
  member: Member,
  passkey: Assertion,
): Promise<void> {
  try {
    const { sessionId } = member;
    const used = await checkAssertion(ctx, passkey, { purpose: "proof", sessionId });
    if (used.userId !== member.id) throw passkeyRefused();
    await ctx.asIdentity(async ({ db }) => {
      await lockAccount(db, member.id);
      await noteUse(db, used, ctx.clock());
      await noteProof(db, member, ctx.clock());
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "passkey_refused")
      recordFailedProof(ctx, member);
    throw error;
  }
}

async function proveByPassword(
  ctx: IdentityContext,
  member: Member,
  { password, code }: Proof,
): Promise<void> {
  if (password === undefined) throw invalidFields({ password: ["required"] });
  const [account, isAsked] = await ctx.asIdentity(
    async ({ db }) =>
      [await findAccount(db, member.id), await hasSecondFactor(db, member.id)] as const,
  );
  const isRight = await isPassword(password, account?.passwordHash);
  if (account === undefined || !isRight) {
    recordFailedProof(ctx, member);
    throw wrongPassword();
  }

  async function note(db: Db): Promise<void> {
    const now = ctx.clock();
    const locked = await lockAccount(db, member.id);
    if (locked?.passwordHash !== account?.passwordHash) throw wrongPassword();
    // Read again, because it may have been set up while the password was checked.
    if (await hasSecondFactor(db, member.id)) {
      if (code === undefined) throw invalidFields({ code: ["required"] });
      await takeCode(ctx, db, { userId: member.id, code, now });
    }
    await noteProof(db, member, now);
  }
  if (!isAsked) await ctx.asIdentity(({ db }) => note(db));
  else if (code === undefined) throw invalidFields({ code: ["required"] });
  else await attemptCode(ctx, { person: member, step: "proof" }, note);
}

async function noteProof(db: Db, { id, sessionId }: Member, now: Date): Promise<void> {
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
