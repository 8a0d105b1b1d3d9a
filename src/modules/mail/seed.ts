import type { Db } from "#platform/db/client.ts";
import { mails } from "./tables.ts";

type MailRow = typeof mails.$inferInsert;
type SentMail = Pick<MailRow, "id" | "kind" | "recipient" | "content" | "dedupeKey"> & {
  /** When it left. */
  readonly at: Date;
};

/** Mails of the demo, marked as sent in the past. Nothing is sent. */
export async function seedMails(db: Db, sent: readonly SentMail[]): Promise<void> {
  await db.insert(mails).values(
    sent.map(({ at, ...mail }) => ({
      ...mail,
      state: "sent" as const,
      attempts: 1,
      createdAt: at,
      updatedAt: at,
      sentAt: at,
    })),
  );
}
