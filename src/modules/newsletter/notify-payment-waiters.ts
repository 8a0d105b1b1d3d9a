import { and, eq, inArray } from "drizzle-orm";
import { queueMail } from "#modules/mail/queue-mail.ts";
import type { Database, Db } from "#platform/db/client.ts";
import { system } from "#shared/actor.ts";
import { newsletterSubscribers as table } from "./tables.ts";

/** The most in one transaction, to keep it short. */
const BATCH = 200;

/**
 * Mails everyone who confirmed that they want to know when orders can be paid, and deletes their
 * entries in the same transaction, so that each is told exactly once. Returns how many were told.
 */
export async function notifyPaymentWaiters(
  database: Pick<Database, "runInTransaction">,
): Promise<number> {
  let notified = 0;
  let batch: number;
  do {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    batch = await database.runInTransaction(system, notifyBatch);
    notified += batch;
  } while (batch === BATCH);
  return notified;
}

async function notifyBatch(db: Db): Promise<number> {
  const waiting = db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.topic, "payment"), eq(table.state, "confirmed")))
    .limit(BATCH);
  const notified = await db
    .delete(table)
    .where(inArray(table.id, waiting))
    .returning({ id: table.id, email: table.email });
  for (const { id, email } of notified)
    // oxlint-disable-next-line no-await-in-loop -- statements of one transaction
    await queueMail(db, {
      kind: "payment-open",
      to: email,
      content: {},
      dedupeKey: `payment-open:${id}`,
    });
  return notified.length;
}
