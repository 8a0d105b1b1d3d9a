import { and, inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { countChanged } from "#platform/db/count-changed.ts";
import { task, type Task } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import { retentionDays } from "./mail-states.ts";
import { sendMail, type MailSending } from "./send-mail.ts";
import { mails, mailSecrets } from "./tables.ts";

/** Every link that ends has ended by then, and the last attempt to send a mail is over. */
const SECRET_MAX_AGE_MS = 2 * DAY_MS;

export function mailTasks(parts: MailSending): Readonly<Record<string, Task>> {
  return {
    "send-mail": task(z.object({ mailId: z.uuid() }), ({ mailId }, attempt) =>
      sendMail(parts, mailId, attempt),
    ),
    "forget-mail-secrets": { schedule: "17 * * * *", run: () => forgetOldSecrets(parts) },
    "forget-mails": { schedule: "41 3 * * *", run: () => forgetOldMails(parts) },
  };
}

/**
 * Mails say who bought what: they stay as long as somebody may ask for them, and what went wrong
 * for as long as it can be put right.
 */
async function forgetOldMails({
  database,
  clock,
  log,
}: Pick<MailSending, "database" | "clock" | "log">): Promise<void> {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  const forgotten = await database.inTransaction(system, async (db) => {
    const sent = db
      .delete(mails)
      // No mail is sent before it was made: the index on that finds them.
      .where(
        and(
          lt(mails.createdAt, daysAgo(retentionDays.sent)),
          lt(mails.sentAt, daysAgo(retentionDays.sent)),
        ),
      );
    const failed = db
      .delete(mails)
      .where(
        and(
          inArray(mails.state, ["failed", "unknown"]),
          lt(mails.createdAt, daysAgo(retentionDays.failed)),
          lt(mails.updatedAt, daysAgo(retentionDays.failed)),
        ),
      );
    return { sent: await countChanged(sent), failed: await countChanged(failed) };
  });
  log.debug(forgotten, "old mails were removed");
}

/** A secret leaves with its mail; this is for those whose mail never left, or nobody knows. */
async function forgetOldSecrets({
  database,
  clock,
}: Pick<MailSending, "database" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - SECRET_MAX_AGE_MS);
  await database.inTransaction(system, async (db) => {
    const old = db.select({ id: mails.id }).from(mails).where(lt(mails.createdAt, before));
    await db.delete(mailSecrets).where(inArray(mailSecrets.mailId, old));
  });
}
