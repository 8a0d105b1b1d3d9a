import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { requestJob } from "#platform/jobs/queue-job.ts";
import type { Db } from "#platform/db/client.ts";
import { isErasedAddress } from "#shared/erased.ts";
import type { MailContents, MailWithSecret } from "./mail-records.ts";
import { mails, mailSecrets } from "./tables.ts";

export type NewMail = {
  [Kind in keyof MailContents]: {
    kind: Kind;
    /** Null for a customer without an address: nothing is queued. */
    to: string | null;
    content: MailContents[Kind];
    /** The same key twice is one mail. */
    dedupeKey?: string;
  } & (Kind extends MailWithSecret ? { secret: string } : { secret?: never });
}[keyof MailContents];

/**
 * Puts a mail into the outbox; it leaves once the transaction has been committed. Needs the rights
 * of the identity role, of the public forms, of the checkout, of the back office or of the shop
 * itself. `to` must be an address of at most 254 characters: the database refuses anything else.
 * Returns its id; null when there is one with this key already, or no recipient.
 */
export async function queueMail(db: Db, mail: NewMail): Promise<string | null> {
  // After an erasure the order stays, but no one is mailed about it.
  if (mail.to === null || isErasedAddress(mail.to)) return null;
  const written = db.$with("written").as(
    db
      .insert(mails)
      .values({
        kind: mail.kind,
        recipient: mail.to,
        content: mail.content,
        dedupeKey: mail.dedupeKey,
      })
      .onConflictDoNothing({ target: mails.dedupeKey })
      .returning({ id: mails.id }),
  );
  const job = requestSending(written.id);
  const [queued] = await db.with(written).select({ id: written.id, job }).from(written);
  if (queued === undefined) return null;
  if (mail.secret !== undefined)
    await db.insert(mailSecrets).values({ mailId: queued.id, secret: mail.secret });
  return queued.id;
}

/** Asks for the job that sends the mail of a row, for a query that has written it. */
export function requestSending(id: SQLWrapper): SQL {
  const payload = sql`jsonb_build_object('mailId', ${id})`;
  return requestJob("send-mail", payload, sql`'mail:' || ${id}`);
}
