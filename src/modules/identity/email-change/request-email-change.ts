import { getLinkLifetimeMs } from "#modules/mail/mail-records.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { hashOfToken, createSecretToken } from "#platform/secret-tokens.ts";
import { AppError } from "#shared/errors.ts";
import { findAccount, lockAccount } from "../accounts/find-account.ts";
import type { IdentityContext } from "../context.ts";
import { emailChanges } from "../email-change-tables.ts";
import type { Proof } from "../second-factor/proof-contract.ts";
import { verifyProof } from "../second-factor/verify-proof.ts";
import { getMember } from "../sessions/get-member.ts";
import { cancelOpenChange } from "./cancel-email-change.ts";

/**
 * Begins a change of the caller's address: the new address is mailed a link to confirm it, the old
 * one a link to stop it. If the new address has an account, only its reader learns so, after
 * following the link. Throws what `prove` throws, and `invalid_fields` for the present address.
 */
export async function requestEmailChange(
  ctx: IdentityContext,
  input: { email: string } & Proof,
): Promise<void> {
  const member = getMember(ctx.actor);
  await verifyProof(ctx, input);
  if (input.email === member.email.toLowerCase())
    throw new AppError("invalid_fields", "it is already the user's address", {
      fields: { email: ["unchanged"] },
    });
  await ctx.limits.reserve({ changeEmail: member.id, changeEmailTo: input.email });
  const confirmSecret = createSecretToken();
  const stopSecret = createSecretToken();
  await ctx.asIdentity(async ({ db }) => {
    const now = ctx.clock();
    await lockAccount(db, member.id);
    const account = await findAccount(db, member.id);
    if (account === undefined) throw new AppError("unauthenticated", "the account is gone");
    await cancelOpenChange(db, account.id, now);
    await db.insert(emailChanges).values({
      userId: account.id,
      oldEmail: account.email,
      newEmail: input.email,
      confirmHash: hashOfToken(confirmSecret),
      stopHash: hashOfToken(stopSecret),
      requestedAt: now,
      expiresAt: new Date(now.getTime() + getLinkLifetimeMs("confirm-new-email")),
      stoppableUntil: new Date(now.getTime() + getLinkLifetimeMs("email-change-started")),
    });
    const content = { fullName: account.fullName };
    await queueMail(db, {
      kind: "confirm-new-email",
      to: input.email,
      content,
      secret: confirmSecret,
    });
    await queueMail(db, {
      kind: "email-change-started",
      to: account.email,
      content,
      secret: stopSecret,
    });
  });
}
