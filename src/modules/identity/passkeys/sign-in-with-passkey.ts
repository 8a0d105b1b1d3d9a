import { AppError } from "#shared/errors.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import type { IdentityContext } from "../context.ts";
import type { Session } from "../contract.ts";
import { openSession, createSessionObject, type HeldSession } from "../sessions/open-session.ts";
import { toSignedInUser } from "../sessions/signed-in-user.ts";
import { checkAssertion, recordUse } from "./check-assertion.ts";
import type { Assertion } from "./passkey-contract.ts";
import { createPasskeyError } from "./relying-party.ts";

/**
 * Signs in with a passkey alone: the device and its own check of the user are two factors. Throws
 * `too_many_requests`, and `passkey_refused` for anything invalid.
 */
export async function signInWithPasskey(
  ctx: IdentityContext,
  assertion: Assertion,
): Promise<Session> {
  const { limits, visitor } = ctx;
  const { address } = visitor;
  await limits.reserve({ identityByAddress: address, signIn: assertion.id });
  const held = await openPasskeySession(ctx, assertion).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "passkey_refused")
      ctx.security.record({ type: "auth_failure", visitor, details: { step: "passkey" } });
    throw error;
  });
  await limits.remove("signIn", assertion.id);
  // The request for the challenge was counted as an attempt, too.
  await limits.release({ identityByAddress: [address, address] });
  return createSessionObject(ctx, held);
}

async function openPasskeySession(
  ctx: IdentityContext,
  assertion: Assertion,
): Promise<HeldSession> {
  const used = await checkAssertion(ctx, assertion, { purpose: "sign-in", sessionId: null });
  return ctx.asIdentity(async ({ db }) => {
    const now = ctx.clock();
    await lockAccount(db, used.userId);
    await recordUse(db, used, now);
    const account = await findAccount(db, used.userId);
    if (account === undefined || account.emailConfirmedAt === null) throw createPasskeyError();
    return openSession(db, { user: toSignedInUser(account), visitor: ctx.visitor, now });
  });
}
