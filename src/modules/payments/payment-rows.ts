import { and, asc, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { payments } from "./tables.ts";

type Within = Pick<Context, "db">;
type PaymentRow = typeof payments.$inferSelect;

/** The payments of an order, the oldest first. */
export async function listPayments({ db }: Within, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** The payment with this key, of any order. */
export async function findPaymentByKey(
  { db }: Within,
  idempotencyKey: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.idempotencyKey, idempotencyKey));
  return row;
}

/** The payment with this reference at the payment service. */
export async function findOnlinePayment(
  { db }: Within,
  reference: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.method, "stripe"), eq(payments.reference, reference)));
  return row;
}

/**
 * Stores a payment for an order that is locked. False when it exists already, by its key or by its
 * method and reference.
 */
export async function insertPayment(
  { db }: Within,
  payment: typeof payments.$inferInsert,
): Promise<boolean> {
  const written = await db
    .insert(payments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return written.length > 0;
}
