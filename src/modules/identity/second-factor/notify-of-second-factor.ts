import { queueMail } from "#modules/mail/queue-mail.ts";
import type { SecondFactorChange } from "#modules/mail/templates/account-mails.ts";
import type { Db } from "#platform/db/client.ts";

/** Mails a user about a change of their second factor, in case someone else did it. */
export async function notifyOfSecondFactor(
  db: Db,
  { email, fullName }: { email: string; fullName: string },
  change: SecondFactorChange,
): Promise<void> {
  await queueMail(db, { kind: "second-factor-changed", to: email, content: { fullName, change } });
}
