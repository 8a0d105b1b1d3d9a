import { email } from "#modules/identity/contract.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { AppError } from "#shared/errors.ts";
import type { SetupContext } from "./context.ts";

/**
 * Sends a mail to see whether mails arrive, 3 in 15 minutes. Returns the address as it is kept.
 * Throws `invalid_fields` (`testEmail`) and `too_many_requests`.
 */
export async function sendSetupMail(ctx: SetupContext, typed: string): Promise<string> {
  const address = email.safeParse(typed);
  if (!address.success)
    throw new AppError("invalid_fields", "no address for a test mail", {
      fields: { testEmail: address.error.issues.map(({ message }) => message) },
    });
  await ctx.limits.take({ testMail: "setup" });
  const content = { way: ctx.mailWay.kind, askedAt: ctx.clock().toISOString() };
  await ctx.asCaller(({ db }) => queueMail(db, { kind: "test-mail", to: address.data, content }));
  return address.data;
}
