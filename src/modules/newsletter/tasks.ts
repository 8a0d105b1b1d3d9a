import { and, eq, lt } from "drizzle-orm";
import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { newsletterSubscribers } from "./tables.ts";

const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * What the newsletter does by itself: every night it forgets addresses that nobody confirmed for a
 * week.
 */
export function newsletterTasks({
  database,
  clock,
  log,
}: TaskParts): Readonly<Record<string, Task>> {
  return {
    "newsletter-cleanup": {
      schedule: "29 3 * * *",
      async run() {
        const before = new Date(clock().getTime() - KEPT_MS);
        const { state, requestedAt } = newsletterSubscribers;
        const { rowCount } = await database.inTransaction(system, (db) =>
          db
            .delete(newsletterSubscribers)
            .where(and(eq(state, "pending"), lt(requestedAt, before))),
        );
        log.debug({ requests: rowCount }, "unconfirmed newsletter requests forgotten");
      },
    },
  };
}
