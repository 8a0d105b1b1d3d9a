import { and, inArray, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tasks } from "#modules/tasks.ts";
import { LONGEST_SEND_MINUTES } from "#platform/mail/smtp.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { task } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import { retentionDays } from "./mail-states.ts";
import { sendMail, type MailSending } from "./send-mail.ts";
import { mails, mailSecrets } from "./tables.ts";
import type { Db } from "#platform/db/client.ts";

/** By then every link that expires has expired, and the last attempt to send a mail is over. */
const SECRET_MAX_AGE_MS = 2 * DAY_MS;

export function mailTasks(parts: MailSending): Tasks {
  return {
    "send-mail": task(
      z.object({ mailId: z.uuid() }),
      ({ mailId }, attempt) => sendMail(parts, mailId, attempt),
      { longestMinutes: LONGEST_SEND_MINUTES },
    ),
    "forget-mail-secrets": { schedule: "17 * * * *", run: () => deleteOldSecrets(parts) },
    "forget-mails": { schedule: "41 3 * * *", run: () => deleteOldMails(parts) },
  };
}

/**
 * Mails say who bought what, so they are stored only as long as customers may ask about them, and
 * failed ones as long as they can be sent again.
 */
async function deleteOldMails({
  database,
  clock,
  log,
}: Pick<MailSending, "database" | "clock" | "log">): Promise<void> {
  const computeDaysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  const forgotten = await database.runInTransaction(system, async (db) => {
    const sent = db
      .delete(mails)
      // Always true, since no mail is sent before it is created; it lets the query use the index on
      // that.
      .where(
        and(
          lt(mails.createdAt, computeDaysAgo(retentionDays.sent)),
          lt(mails.sentAt, computeDaysAgo(retentionDays.sent)),
        ),
      );
    const failed = db
      .delete(mails)
      .where(
        and(
          inArray(mails.state, ["failed", "unknown"]),
          lt(mails.createdAt, computeDaysAgo(retentionDays.failed)),
          lt(mails.updatedAt, computeDaysAgo(retentionDays.failed)),
        ),
      );
    return { sent: await countChanged(sent), failed: await countChanged(failed) };
  });
  log.debug(forgotten, "old mails were removed");
}

/**
 * A secret is deleted when its mail is sent; this deletes those of mails that were not sent, or
 * whose outcome is unknown.
 */
async function deleteOldSecrets({
  database,
  clock,
}: Pick<MailSending, "database" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - SECRET_MAX_AGE_MS);
  await database.runInTransaction(system, async (db) => {
    const old = db.select({ id: mails.id }).from(mails).where(lt(mails.createdAt, before));
    await db.delete(mailSecrets).where(inArray(mailSecrets.mailId, old));
  });
}

/** Deletes these mails and returns how many there were. */
export async function eraseMails(db: Db, ids: readonly string[]): Promise<number> {
  return countChanged(
    db.execute(sql`delete from mails where id = any (${sql.param([...ids])}::uuid[])`),
  );
}
