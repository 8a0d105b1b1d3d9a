import { and, desc, eq, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { PaymentEvent } from "./payments.ts";
import { paymentDisputes } from "./way-tables.ts";

type Disputed = Extract<PaymentEvent, { kind: "disputed" }>;
type Subject = { readonly orderId: string; readonly service: string };

/** An order with an open dispute, or several. */
export type DisputedOrder = {
  readonly id: string;
  readonly number: string;
  /** Until when the first can be answered; null where the service has not said so. */
  readonly dueAt: Date | null;
  readonly openedAt: Date;
};

/** The orders with open disputes, the soonest to be answered first; deleted ones are left out. */
export async function listDisputedOrders(
  { db }: Pick<Context, "db">,
  limit: number,
): Promise<DisputedOrder[]> {
  const { rows } = await db.execute<{ id: string; number: string; due: string | null; at: string }>(
    sql`select o.id, o.number, min(d.due_at) as due, min(d.created_at) as at
      from payment_disputes d join orders o on o.id = d.order_id
      where d.outcome = 'opened' and o.deleted_at is null
      group by o.id order by due nulls last, at, o.id limit ${limit}`,
  );
  return rows.map(({ due, at, ...order }) => ({
    ...order,
    dueAt: due === null ? null : new Date(due),
    openedAt: new Date(at),
  }));
}

/** The disputes about an order's payments, the newest first. */
export async function listDisputes({ db }: Pick<Context, "db">, orderId: string) {
  return db
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.orderId, orderId))
    .orderBy(desc(paymentDisputes.createdAt), desc(paymentDisputes.id));
}

/**
 * Stores a dispute, or its end; false when nothing is new, such as an "opened" that comes after the
 * end. A later day to answer, or another reason, changes the row and is no news of its own.
 */
export async function recordDispute(
  { db, clock }: Pick<Context, "db" | "clock">,
  { orderId, service }: Subject,
  { reference, payment, amountMinor, currency, reason, dueAt, outcome }: Disputed,
): Promise<boolean> {
  const now = clock();
  const endedAt = outcome === "opened" ? null : now;
  if (outcome === "lost" && (await endOpened({ db }, { service, reference, payment }, now)))
    return true;
  const facts = { amountMinor, currency, reason: reason ?? null, dueAt: dueAt ?? null };
  const added = await db
    .insert(paymentDisputes)
    .values({
      ...facts,
      orderId,
      service,
      reference,
      payment,
      outcome,
      createdAt: now,
      endedAt,
    })
    .onConflictDoNothing()
    .returning({ id: paymentDisputes.id });
  if (added.length > 0) return true;
  const isSame = and(
    eq(paymentDisputes.service, service),
    eq(paymentDisputes.reference, reference),
  );
  const [stored] = await db.select().from(paymentDisputes).where(isSame).for("update");
  if (stored === undefined || stored.outcome !== "opened") return false;
  await db
    .update(paymentDisputes)
    .set(
      outcome === "opened"
        ? { reason: reason ?? stored.reason, dueAt: dueAt ?? stored.dueAt }
        : { outcome, endedAt },
    )
    .where(isSame);
  return outcome !== "opened";
}

/**
 * Ends the dispute that was lost: that with this number, or else the one about this payment,
 * because what takes its money may have a number of its own. False when none is open.
 */
async function endOpened(
  { db }: Pick<Context, "db">,
  lost: Pick<Disputed, "reference" | "payment"> & Pick<Subject, "service">,
  endedAt: Date,
): Promise<boolean> {
  const { service, reference, payment, outcome } = paymentDisputes;
  for (const isMeant of [eq(reference, lost.reference), eq(payment, lost.payment)]) {
    // oxlint-disable-next-line no-await-in-loop -- the second only without the first
    const ended = await db
      .update(paymentDisputes)
      .set({ outcome: "lost", endedAt })
      .where(and(eq(service, lost.service), eq(outcome, "opened"), isMeant))
      .returning({ id: paymentDisputes.id });
    if (ended.length > 0) return true;
  }
  return false;
}
