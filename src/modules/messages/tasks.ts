import { and, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Tasks } from "#modules/tasks.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import { replyFiles } from "./reply-file-tables.ts";
import type { Db } from "#platform/db/client.ts";

/** A draft belongs to one browser tab, so after a week it will no longer be sent. */
const ABANDONED_MS = 7 * DAY_MS;

/**
 * Background tasks of the inbox: every night it deletes the rows of files of unsent answers. The
 * nightly removal of unused uploads runs after it and removes their bytes.
 */
export function messageTasks({ database, clock, log }: TaskParts): Tasks {
  return {
    "reply-files-cleanup": {
      schedule: "20 0 * * *",
      async run() {
        const oldest = new Date(clock().getTime() - ABANDONED_MS);
        const isAbandoned = and(isNull(replyFiles.replyId), lt(replyFiles.createdAt, oldest));
        const files = await database.runInTransaction(system, (db) =>
          countChanged(db.delete(replyFiles).where(isAbandoned)),
        );
        log.debug({ files }, "files of abandoned answers forgotten");
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
