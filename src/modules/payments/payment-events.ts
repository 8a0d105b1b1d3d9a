import { eq, lt } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { DAY_MS } from "#shared/durations.ts";
import { paymentEvents } from "./tables.ts";

/** Payment services repeat an event for days, not for weeks. */
const REMEMBERED_MS = 30 * DAY_MS;

/**
 * Stores a payment service's event; false when it was stored before. Of two at once the second
 * waits until the first has ended.
 */
export async function recordEvent(
  { db, clock }: Pick<Context, "db" | "clock">,
  { eventId, type }: { readonly eventId: string; readonly type: string },
): Promise<boolean> {
  const added = await db
    .insert(paymentEvents)
    .values({ id: eventId, type, createdAt: clock() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return added.length > 0;
}

/**
 * Stores that staff were told of money that the ledger cannot count, by the service's id of it;
 * false when they were told before, by another message or by comparing.
 */
export const recordNotified = (
  ctx: Pick<Context, "db" | "clock">,
  { reference, type }: { readonly reference: string; readonly type: string },
): Promise<boolean> => recordEvent(ctx, { eventId: getNotifiedId(reference), type });

/** Whether staff were told of money that the ledger cannot count. */
export async function isNotified({ db }: Pick<Context, "db">, reference: string): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.id, getNotifiedId(reference)))) > 0;
}

const getNotifiedId = (reference: string) => `notified/${reference}`;

/** Deletes old events. */
export async function deletePaymentEvents({
  db,
  clock,
}: Pick<Context, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - REMEMBERED_MS);
  await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, before));
}
