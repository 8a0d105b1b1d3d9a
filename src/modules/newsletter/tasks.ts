import { z } from "zod";
import { and, eq, lt, ne, or } from "drizzle-orm";
import type { Payments } from "#modules/payments/ways/ways.ts";
import type { Tasks } from "#modules/tasks.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import { task, type TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import { notifyWaitingList } from "./notify-waiting-list.ts";
import { newsletterSubscribers } from "./tables.ts";
import { notifyPaymentWaiters } from "./notify-payment-waiters.ts";

const UNCONFIRMED_MS = 7 * DAY_MS;
/** Requests to be told when orders can be paid, or of stock, end after this time. */
const WAITING_MS = { payment: 365 * DAY_MS, stock: 183 * DAY_MS } as const;

/**
 * Background tasks of the lists: every night they delete addresses that were not confirmed within a
 * week, and requests that have ended. When orders can be paid, people who wait for that are told;
 * when units are available again, those of the waiting list: right after the stock has moved, or
 * minutes later.
 */
export function newsletterTasks(
  parts: TaskParts & { readonly payments: Pick<Payments, "readMode"> },
): Tasks {
  const { database, clock, log, payments } = parts;
  const canOrder = async () =>
    (await database.runInTransaction(system, (db) => payments.readMode({ db }))) !== "off";
  return {
    "newsletter-cleanup": {
      schedule: "29 3 * * *",
      async run() {
        const computeBefore = (age: number) => new Date(clock().getTime() - age);
        const { state, topic, requestedAt } = newsletterSubscribers;
        const isOver = or(
          and(eq(state, "pending"), lt(requestedAt, computeBefore(UNCONFIRMED_MS))),
          and(ne(topic, "newsletter"), eq(state, "unsubscribed")),
          and(eq(topic, "payment"), lt(requestedAt, computeBefore(WAITING_MS.payment))),
          and(eq(topic, "stock"), lt(requestedAt, computeBefore(WAITING_MS.stock))),
        );
        const requests = await database.runInTransaction(system, (db) =>
          countChanged(db.delete(newsletterSubscribers).where(isOver)),
        );
        log.debug({ requests }, "requests to be written to forgotten");
      },
    },
    "tell-who-waits-to-pay": {
      schedule: "*/10 * * * *",
      async run() {
        if (!(await canOrder())) return;
        const notified = await notifyPaymentWaiters(database);
        if (notified > 0) log.info({ notified }, "who waited to pay was told that it is possible");
      },
    },
    "serve-waiting-list": task(
      z.object({}),
      async () => {
        // Units are held only while orders are possible.
        if (await canOrder()) await notifyWaitingList({ database, clock, log });
      },
      { schedule: "*/5 * * * *" },
    ),
  };
}
