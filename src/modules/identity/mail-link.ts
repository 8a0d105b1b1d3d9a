import { queueMail } from "#modules/mail/queue-mail.ts";
import type { Db } from "#platform/db/client.ts";
import { makeOneTimeToken } from "./one-time-tokens.ts";
import type { OneTimePurpose } from "./tables.ts";

/** Mails a person a new link for a purpose; the one that they may have had for it holds no longer. */
export async function mailLink(
  db: Db,
  link: {
    to: { id: string; email: string; fullName: string };
    purpose: OneTimePurpose;
    now: Date;
  },
): Promise<void> {
  const { to, purpose, now } = link;
  const secret = await makeOneTimeToken(db, { userId: to.id, purpose, now });
  const content = { fullName: to.fullName };
  await queueMail(db, { kind: purpose, to: to.email, content, secret });
}
