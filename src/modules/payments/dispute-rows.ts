import { and, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { PaymentEvent } from "./payments.ts";
import { paymentDisputes } from "./way-tables.ts";

type Disputed = Extract<PaymentEvent, { kind: "disputed" }>;
type Subject = { readonly orderId: string; readonly service: string };

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
  const [known] = await db.select().from(paymentDisputes).where(isSame).for("update");
  if (known === undefined || known.outcome !== "opened") return false;
  await db
    .update(paymentDisputes)
    .set(
      outcome === "opened"
        ? { reason: reason ?? known.reason, dueAt: dueAt ?? known.dueAt }
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
