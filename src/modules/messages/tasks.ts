import { and, isNull, lt } from "drizzle-orm";
import { countChanged } from "#platform/db/count-changed.ts";
import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import { replyFiles } from "./reply-file-tables.ts";

/** A draft is kept in one tab: what was not sent within a week is not sent any more. */
const ABANDONED_MS = 7 * DAY_MS;

/**
 * Background tasks of the inbox: every night it forgets the files of answers that were never sent.
 * The sweep of uploads, which comes after it, removes their bytes.
 */
export function messageTasks({ database, clock, log }: TaskParts): Readonly<Record<string, Task>> {
  return {
    "reply-files-cleanup": {
      schedule: "20 0 * * *",
      async run() {
        const oldest = new Date(clock().getTime() - ABANDONED_MS);
        const isAbandoned = and(isNull(replyFiles.replyId), lt(replyFiles.createdAt, oldest));
        const files = await database.inTransaction(system, (db) =>
          countChanged(db.delete(replyFiles).where(isAbandoned)),
        );
        log.debug({ files }, "files of abandoned answers forgotten");
      },
    },
  };
}
