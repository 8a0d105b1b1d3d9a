import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import type { Task } from "#platform/jobs/worker.ts";
import type { Log } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { newsletterSubscribers } from "./tables.ts";

const KEPT_MS = 7 * 24 * 3_600_000;

/** What the newsletter does by itself: every night it forgets addresses that nobody confirmed for a week. */
export function newsletterTasks(parts: {
  database: Database;
  clock: () => Date;
  log: Log;
}): Readonly<Record<string, Task>> {
  const { database, clock, log } = parts;
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
