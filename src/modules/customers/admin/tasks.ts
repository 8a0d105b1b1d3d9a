import { lt } from "drizzle-orm";
import { customerNotes } from "#modules/customers/tables.ts";
import type { Tasks } from "#modules/tasks.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";

/** Deleted notes are kept for at least this long, so that a deletion can be undone. */
const RETENTION_MS = DAY_MS;

/**
 * Scheduled task of the back office for customers: every night it removes notes that were deleted a
 * day ago.
 */
export function customerTasks({ database, clock, log }: TaskParts): Tasks {
  return {
    "customer-notes-cleanup": {
      schedule: "35 0 * * *",
      async run() {
        const before = new Date(clock().getTime() - RETENTION_MS);
        const notes = await database.runInTransaction(system, (db) =>
          countChanged(db.delete(customerNotes).where(lt(customerNotes.deletedAt, before))),
        );
        log.debug({ notes }, "deleted notes about customers are forgotten");
      },
    },
  };
}
