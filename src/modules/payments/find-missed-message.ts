import { and, desc, eq, inArray, lt, notInArray, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { paidMessages, READ_PAGE, READ_REFUND } from "./read-stripe-event.ts";
import { paymentEvents } from "./tables.ts";

/** A customer may come back from paying before the message of it is there. */
const LATE_MS = 10 * MINUTE_MS;

/**
 * When the last message of the payment service came, and when a payment was last found without its
 * message. Undefined where there is none in the last 30 days; and the latter from the next message
 * of a payment on, its own or another.
 */
export async function findMissedMessage({
  db,
  clock,
}: Pick<Context, "db" | "clock">): Promise<{ lastAt?: Date; missedAt?: Date }> {
  const findNewest = async (which: SQL | undefined) => {
    const [found] = await db
      .select({ at: paymentEvents.createdAt })
      .from(paymentEvents)
      .where(which)
      .orderBy(desc(paymentEvents.createdAt))
      .limit(1);
    return found?.at;
  };
  const isLate = lt(paymentEvents.createdAt, new Date(clock().getTime() - LATE_MS));
  const lastAt = await findNewest(notInArray(paymentEvents.type, [READ_PAGE, READ_REFUND]));
  const toldAt = await findNewest(inArray(paymentEvents.type, [...paidMessages]));
  const missedAt = await findNewest(and(eq(paymentEvents.type, READ_PAGE), isLate));
  const isMissed = missedAt !== undefined && (toldAt === undefined || toldAt < missedAt);
  return { ...(lastAt && { lastAt }), ...(isMissed && { missedAt }) };
}
