import { and, desc, eq, lt, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { paymentEvents } from "./tables.ts";

/** A customer may come back from paying before the message of it is there. */
const LATE_MS = 10 * MINUTE_MS;

/**
 * When the last message of a payment service came, and when a payment was last found without
 * its message. Undefined where there is none in the last 30 days; and the latter from the next
 * message of a payment on, its own or another.
 */
export async function findMissedMessage(
  { db, clock }: Pick<Context, "db" | "clock">,
  service: string,
): Promise<{ lastAt?: Date; missedAt?: Date }> {
  const findNewest = async (which: SQL | undefined) => {
    const [found] = await db
      .select({ at: paymentEvents.createdAt })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.service, service), which))
      .orderBy(desc(paymentEvents.createdAt))
      .limit(1);
    return found?.at;
  };
  const { createdAt, kind } = paymentEvents;
  const isLate = lt(createdAt, new Date(clock().getTime() - LATE_MS));
  const isMessage = sql`${kind} !~ '^(read|captured) ' and ${kind} <> 'notified'`;
  const lastAt = await findNewest(isMessage);
  const toldAt = await findNewest(eq(kind, "paid"));
  const missedAt = await findNewest(and(eq(kind, "read paid"), isLate));
  const isMissed = missedAt !== undefined && (toldAt === undefined || toldAt < missedAt);
  return { ...(lastAt && { lastAt }), ...(isMissed && { missedAt }) };
}
