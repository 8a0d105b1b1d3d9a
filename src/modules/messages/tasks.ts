import { and, eq, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Tasks } from "#modules/tasks.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import type { Mailbox } from "#platform/mail/imap.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { MailboxParts } from "./mailbox/prepare-files.ts";
import { LONGEST_READING_MINUTES, readMailbox } from "./mailbox/read-mailbox.ts";
import { receivedMails } from "./mailbox-tables.ts";
import { replyFiles } from "./reply-file-tables.ts";
import type { Db } from "#platform/db/client.ts";

/** A draft belongs to one browser tab, so after a week it will no longer be sent. */
const ABANDONED_MS = 7 * DAY_MS;
/** After this time no server numbers a mail anew that has been read. */
const NOTED_MS = 90 * DAY_MS;

/**
 * Background tasks of the inbox. Every minute the mailbox is read, if there is one. Every night the
 * rows of files of unsent answers are deleted; the nightly removal of unused uploads runs after it
 * and removes their bytes.
 */
export function messageTasks(
  parts: TaskParts,
  reading?: Omit<MailboxParts, keyof TaskParts> & { readonly mailbox: Mailbox },
): Tasks {
  const { database, clock, log } = parts;
  return {
    ...(reading && {
      "read-mailbox": {
        schedule: "* * * * *",
        run: () => readMailbox({ ...parts, ...reading }, reading.mailbox),
        longestMinutes: LONGEST_READING_MINUTES,
      },
    }),
    "reply-files-cleanup": {
      schedule: "20 0 * * *",
      async run() {
        const oldest = new Date(clock().getTime() - ABANDONED_MS);
        const isAbandoned = and(
          isNull(replyFiles.replyId),
          eq(replyFiles.isReceived, false),
          lt(replyFiles.createdAt, oldest),
        );
        const before = new Date(clock().getTime() - NOTED_MS);
        const forgotten = await database.runInTransaction(system, async (db) => ({
          files: await countChanged(db.delete(replyFiles).where(isAbandoned)),
          mails: await countChanged(
            db.delete(receivedMails).where(lt(receivedMails.receivedAt, before)),
          ),
        }));
        log.debug(forgotten, "files of abandoned answers and notes of old mails forgotten");
      },
    },
  };
}

/**
 * Deletes the messages `m` that match a condition, with their replies, and returns how many there
 * were. The files of replies must be removed separately.
 */
export async function eraseMessages(db: Db, which: SQL): Promise<number> {
  return countChanged(db.execute(sql`delete from messages m where ${which}`));
}
