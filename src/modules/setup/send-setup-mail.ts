import { z } from "zod";
import { email } from "#modules/identity/contract.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { acceptInput } from "#shared/input-problems.ts";
import type { SetupContext } from "./context.ts";

const schema = z.object({ testEmail: email });

/**
 * Sends a test mail, at most 3 in 15 minutes. Returns the address in its stored form. Throws
 * `invalid_fields` (`testEmail`) and `too_many_requests`.
 */
export async function sendSetupMail(ctx: SetupContext, typed: string): Promise<string> {
  const { testEmail: to } = acceptInput(schema, { testEmail: typed });
  await ctx.limits.reserve({ testMail: "setup" });
  const content = { way: ctx.mailWay.kind, askedAt: ctx.clock().toISOString() };
  await ctx.asCaller(({ db }) => queueMail(db, { kind: "test-mail", to, content }));
  return to;
}
