import { lte } from "drizzle-orm";
import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { identity } from "#shared/actor.ts";
import { forgetUnconfirmed } from "./forget-unconfirmed.ts";
import { isDead } from "./session-lifetime.ts";
import { oneTimeTokens, sessions } from "./tables.ts";

/** What the sign-in desk does by itself: once an hour it removes what is of no use to anybody any more. */
export function identityTasks({ database, clock, log }: TaskParts): Readonly<Record<string, Task>> {
  return {
    "identity-cleanup": {
      schedule: "17 * * * *",
      async run() {
        const now = clock();
        const removed = await database.inTransaction(identity, async (db) => {
          const dead = await db.delete(sessions).where(isDead(now));
          const expired = await db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now));
          // Afterwards: an account is kept for the sake of a link that holds.
          const unconfirmed = await forgetUnconfirmed(db, now);
          return { sessions: dead.rowCount, links: expired.rowCount, unconfirmed };
        });
        log.debug(removed, "dead sessions, expired links and unconfirmed accounts removed");
      },
    },
  };
}
