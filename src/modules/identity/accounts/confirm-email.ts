import type { Db } from "#platform/db/client.ts";
import { createExpiredLinkError } from "#platform/secret-tokens.ts";
import { createAdmittedSession, getAnswer } from "../sessions/first-sign-in-step.ts";
import { confirmAddress } from "./confirm-address.ts";
import type { IdentityContext } from "../context.ts";
import type { SignInAnswer } from "../contract.ts";
import { findAccount } from "./find-account.ts";
import { readConfirmationLink } from "./read-confirmation-link.ts";
import { consumeOneTimeToken } from "./one-time-tokens.ts";
import { isPassword } from "../passwords/passwords.ts";
import { toSignedInUser } from "../sessions/signed-in-user.ts";
import { createPasswordError } from "../passwords/wrong-password.ts";

type Confirmation = { readonly token: string; readonly password: string };
type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * Uses the link of the confirmation mail together with the password of the sign-up, and signs in; a
 * second factor is asked for here as everywhere. The link alone is not enough, because a stranger
 * may have signed up with the address. Throws `link_expired`, `too_many_requests`, and
 * `invalid_fields` for a wrong password, which leaves the link usable.
 */
export async function confirmEmail(
  ctx: IdentityContext,
  confirmation: Confirmation,
): Promise<SignInAnswer> {
  const admission = await confirmWith(ctx, confirmation, (db, account, now) =>
    createAdmittedSession(db, {
      user: toSignedInUser(account),
      passwordHash: account.passwordHash,
      visitor: ctx.visitor,
      now,
    }),
  );
  return getAnswer(ctx, admission);
}

/** The same without signing in: a browser without scripts cannot hold a session. */
export async function confirmEmailOnly(
  ctx: IdentityContext,
  confirmation: Confirmation,
): Promise<void> {
  await confirmWith(ctx, confirmation, async () => undefined);
}

async function confirmWith<T>(
  ctx: IdentityContext,
  { token, password }: Confirmation,
  work: (db: Db, account: Account, now: Date) => Promise<T>,
): Promise<T> {
  const { limits, visitor } = ctx;
  await limits.reserve({ identityByAddress: visitor.address });
  const pending = await readConfirmationLink(ctx, token);
  // Counted for each account, not for each address: strangers who try to sign in with the address
  // must not keep its owner from confirming it.
  await limits.reserve({ signIn: pending.id });
  if (!(await isPassword(password, pending.passwordHash))) {
    const details = { step: "confirmation" };
    ctx.security.record({ type: "auth_failure", visitor, email: pending.email, details });
    throw createPasswordError();
  }

  const outcome = await ctx.asIdentity(async ({ db }) => {
    const now = ctx.clock();
    const userId = await consumeOneTimeToken(db, { token, purpose: "confirm-email", now });
    const account = userId === undefined ? undefined : await findAccount(db, userId);
    // The password may have been changed while this one was checked.
    if (account?.passwordHash !== pending.passwordHash) throw createExpiredLinkError();
    await confirmAddress(db, { userId: account.id, now });
    return work(db, account, now);
  });
  await limits.remove("signIn", pending.id);
  await limits.release({ identityByAddress: visitor.address });
  return outcome;
}
