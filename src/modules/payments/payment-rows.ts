import { and, asc, eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import type { MoneyMethod } from "#modules/orders/kinds.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { createFieldsError } from "#shared/errors.ts";
import { payments } from "./tables.ts";

type Within = Pick<Context, "db">;
/** The number of a payment or a refund at its service. */
export type OfService = { readonly method: MoneyMethod; readonly reference: string };

export type PaymentRow = typeof payments.$inferSelect;
export type NewPaymentRow = typeof payments.$inferInsert;

/** The payments of an order, the oldest first. */
export async function listPayments({ db }: Within, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

/** A payment of this order; undefined when there is none. */
export async function findPayment(
  { db }: Within,
  { orderId, id }: { readonly orderId: string; readonly id: string },
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.orderId, orderId)));
  return row;
}

/**
 * Corrects a payment by hand; the ledger refuses it for any other. Throws `invalid_fields`
 * (`reference`: "taken") for the reference of another payment.
 */
export async function changePaymentRow(
  { db }: Within,
  id: string,
  changes: Partial<Pick<PaymentRow, "kind" | "paidOn" | "reference" | "cancelledAt">>,
): Promise<void> {
  try {
    await db.update(payments).set(changes).where(eq(payments.id, id));
  } catch (error) {
    if (findViolatedConstraint(error) === "payments_reference_once")
      throw createFieldsError({ reference: ["taken"] }, error);
    throw error;
  }
}

/** The payment with this key, of any order. */
export async function findPaymentByKey(
  { db }: Within,
  idempotencyKey: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.idempotencyKey, idempotencyKey));
  return row;
}

/** The payment with this number at a service. */
export async function findOnlinePayment(
  { db }: Within,
  { method, reference }: OfService,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.reference, reference)));
  return row;
}

/**
 * Stores a payment for an order that is locked. False when it exists already, by its key or by its
 * method and reference.
 */
export async function insertPayment({ db }: Within, payment: NewPaymentRow): Promise<boolean> {
  const written = await db
    .insert(payments)
    .values(payment)
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return written.length > 0;
}
