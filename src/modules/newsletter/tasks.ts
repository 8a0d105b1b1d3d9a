import { z } from "zod";
import { and, eq, lt, ne, or } from "drizzle-orm";
import { countChanged } from "#platform/db/count-changed.ts";
import { task, type Task, type TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import { serveWaitingList } from "./serve-waiting-list.ts";
import { newsletterSubscribers } from "./tables.ts";
import { tellWhoWaitsToPay } from "./tell-who-waits-to-pay.ts";

const UNCONFIRMED_MS = 7 * DAY_MS;
/** Nobody waits longer than this to pay, or for stock; whoever still wants to asks again. */
const WAITING_MS = { payment: 365 * DAY_MS, stock: 183 * DAY_MS } as const;

/**
 * Background tasks of the lists: every night they forget addresses that nobody confirmed for a
 * week, and those that do not wait any more. Once orders can be paid, the people who wait for it
 * are told; and whenever there are bags again, those who wait for them: when the stock has moved,
 * or minutes later.
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
        const isOver = or(
          and(eq(state, "pending"), lt(requestedAt, before(UNCONFIRMED_MS))),
          and(ne(topic, "newsletter"), eq(state, "unsubscribed")),
          and(eq(topic, "payment"), lt(requestedAt, before(WAITING_MS.payment))),
          and(eq(topic, "stock"), lt(requestedAt, before(WAITING_MS.stock))),
        );
        const requests = await database.inTransaction(system, (db) =>
          countChanged(db.delete(newsletterSubscribers).where(isOver)),
        );
        log.debug({ requests }, "requests to be written to forgotten");
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
    "serve-waiting-list": task(
      z.object({}),
      async () => {
        // Bags are kept to be ordered.
        if (payments.mode !== "off") await serveWaitingList({ database, clock, log });
      },
      { schedule: "*/5 * * * *" },
    ),
  };
}
