import { and, eq, inArray } from "drizzle-orm";
import { queueMail } from "#modules/mail/queue-mail.ts";
import type { Database, Db } from "#platform/db/client.ts";
import { system } from "#shared/actor.ts";
import { newsletterSubscribers as table } from "./tables.ts";

/** So many at a time: a transaction stays short. */
const BATCH = 200;

/**
 * Writes to everybody who confirmed that they want to know when orders can be paid, and forgets
 * them in the same transaction: nobody is told twice, and nobody is forgotten untold. Returns how
 * many were told.
 */
export async function tellWhoWaitsToPay(
  database: Pick<Database, "inTransaction">,
): Promise<number> {
  let told = 0;
  let batch: number;
  do {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    batch = await database.inTransaction(system, tellSome);
    told += batch;
  } while (batch === BATCH);
  return told;
}

async function tellSome(db: Db): Promise<number> {
  const waiting = db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.topic, "payment"), eq(table.state, "confirmed")))
    .limit(BATCH);
  const told = await db
    .delete(table)
    .where(inArray(table.id, waiting))
    .returning({ id: table.id, email: table.email });
  for (const { id, email } of told)
    // oxlint-disable-next-line no-await-in-loop -- statements of one transaction
    await queueMail(db, {
      kind: "payment-open",
      to: email,
      content: {},
      dedupeKey: `payment-open:${id}`,
    });
  return told.length;
}
