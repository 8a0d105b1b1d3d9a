import { queueMail } from "#modules/mail/queue-mail.ts";
import type { Db } from "#platform/db/client.ts";
import { createOneTimeToken } from "./one-time-tokens.ts";
import type { OneTimePurpose } from "../tables.ts";

/** Mails a user a new link for a purpose; an older link for it becomes invalid. */
export async function mailNewLink(
  db: Db,
  link: {
    /** The password of an unconfirmed account is from its latest sign-up. */
    to: { id: string; email: string; fullName: string; passwordChangedAt: Date };
    purpose: OneTimePurpose;
    now: Date;
  },
): Promise<void> {
  const { to, purpose, now } = link;
  const { email, fullName } = to;
  const secret = await createOneTimeToken(db, { userId: to.id, purpose, now });
  const signedUpAt = to.passwordChangedAt.toISOString();
  await queueMail(
    db,
    purpose === "confirm-email"
      ? { kind: purpose, to: email, content: { fullName, signedUpAt }, secret }
      : { kind: purpose, to: email, content: { fullName }, secret },
  );
}
