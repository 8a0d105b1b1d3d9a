import { eq, lt } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { PaymentEvent } from "./payments.ts";
import { paymentEvents } from "./tables.ts";

/** Payment services repeat an event for days, not for weeks. */
const REMEMBERED_MS = 30 * DAY_MS;

/**
 * How the shop heard of an event. message: the service sent it. read: the shop asked, and no
 * message had come. captured: it is the answer to taking the money.
 */
export type HeardBy = "message" | "read" | "captured";

/**
 * Stores a payment service's event; false when it was stored before. Of two at once the second
 * waits until the first has ended.
 */
export async function recordEvent(
  ctx: Pick<Context, "db" | "clock">,
  service: string,
  { eventId, type, kind }: Pick<PaymentEvent, "eventId" | "type" | "kind">,
  by: HeardBy = "message",
): Promise<boolean> {
  const heard = by === "message" ? kind : `${by} ${kind}`;
  return writeEvent(ctx, { id: eventId, type, service, kind: heard });
}

/**
 * Stores that staff were told of money that the ledger cannot count, by the service's id of it;
 * false when they were told before, by another message or by comparing.
 */
export const recordNotified = (
  ctx: Pick<Context, "db" | "clock">,
  service: string,
  { reference, type }: { readonly reference: string; readonly type: string },
): Promise<boolean> =>
  writeEvent(ctx, { id: getNotifiedId(reference), type, service, kind: "notified" });

/** Whether staff were told of money that the ledger cannot count. */
export async function isNotified({ db }: Pick<Context, "db">, reference: string): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.id, getNotifiedId(reference)))) > 0;
}

const getNotifiedId = (reference: string) => `notified/${reference}`;

async function writeEvent(
  { db, clock }: Pick<Context, "db" | "clock">,
  row: Omit<typeof paymentEvents.$inferInsert, "createdAt">,
): Promise<boolean> {
  const added = await db
    .insert(paymentEvents)
    .values({ ...row, createdAt: clock() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return added.length > 0;
}

/** Deletes old events. */
export async function deletePaymentEvents({
  db,
  clock,
}: Pick<Context, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - REMEMBERED_MS);
  await db.delete(paymentEvents).where(lt(paymentEvents.createdAt, before));
}
