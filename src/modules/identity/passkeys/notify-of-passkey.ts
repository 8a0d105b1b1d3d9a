import { queueMail } from "#modules/mail/queue-mail.ts";
import type { PasskeyChange } from "#modules/mail/templates/account-mails.ts";
import type { Db } from "#platform/db/client.ts";

/** Mails a user that a passkey was added or removed, in case someone else did it. */
export async function notifyOfPasskey(
  db: Db,
  { email, fullName }: { email: string; fullName: string },
  passkey: { change: PasskeyChange; name: string },
): Promise<void> {
  await queueMail(db, {
    kind: "passkey-changed",
    to: email,
    content: { fullName, change: passkey.change, passkey: passkey.name },
  });
}
