import { and, eq, lt, or } from "drizzle-orm";
import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { newsletterSubscribers } from "./tables.ts";
import { tellWhoWaitsToPay } from "./tell-who-waits-to-pay.ts";

const DAY_MS = 24 * 3_600_000;
const UNCONFIRMED_MS = 7 * DAY_MS;
/** Nobody waits longer than this to pay; whoever still wants to asks again. */
const WAITING_MS = 365 * DAY_MS;

/**
 * What the lists do by themselves: every night they forget addresses that nobody confirmed for a
 * week, and those that do not wait to pay any more. Once orders can be paid, who waits for it is
 * told.
 */
export function newsletterTasks(
  parts: TaskParts & { readonly payments: { readonly mode: "off" | "manual" | "stripe" } },
): Readonly<Record<string, Task>> {
  const { database, clock, log, payments } = parts;
  return {
    "newsletter-cleanup": {
      schedule: "29 3 * * *",
      async run() {
        const before = (age: number) => new Date(clock().getTime() - age);
        const { state, topic, requestedAt } = newsletterSubscribers;
        const { rowCount } = await database.inTransaction(system, (db) =>
          db
            .delete(newsletterSubscribers)
            .where(
              or(
                and(eq(state, "pending"), lt(requestedAt, before(UNCONFIRMED_MS))),
                and(eq(topic, "payment"), eq(state, "unsubscribed")),
                and(eq(topic, "payment"), lt(requestedAt, before(WAITING_MS))),
              ),
            ),
        );
        log.debug({ requests: rowCount }, "requests to be written to forgotten");
      },
    },
    "tell-who-waits-to-pay": {
      schedule: "*/10 * * * *",
      async run() {
        if (payments.mode === "off") return;
        const told = await tellWhoWaitsToPay(database);
        if (told > 0) log.info({ told }, "who waited to pay was told that it is possible");
      },
    },
  };
}
