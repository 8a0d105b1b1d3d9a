import { sql } from "drizzle-orm";
import { readContent } from "#modules/content/read-content.ts";
import type { Tasks } from "#modules/tasks.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import { eraseReturns } from "./erase-returns.ts";

/**
 * Background tasks of returns: every night it deletes old requests that match no order, because
 * anyone can send them.
 */
export function returnTasks({ database, clock, log }: TaskParts): Tasks {
  return {
    "returns-cleanup": {
      schedule: "25 0 * * *",
      async run() {
        const erased = await database.runInTransaction(system, async (db) => {
          const { policies } = await readContent({ db }, ["policies"]);
          const before = new Date(clock().getTime() - policies.unmatchedReturnDays * DAY_MS);
          return eraseReturns(
            db,
            sql`w.order_id is null and w.created_at < ${before.toISOString()}::timestamptz`,
          );
        });
        log.debug({ erased }, "old requests that match no order forgotten");
      },
    },
  };
}
