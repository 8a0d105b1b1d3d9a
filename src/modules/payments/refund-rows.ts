import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { violatedConstraint } from "#platform/db/sql-error.ts";
import { AppError } from "#shared/errors.ts";
import { refunds } from "./tables.ts";

type Within = Pick<Context, "db">;
export type RefundRow = typeof refunds.$inferSelect;

/** The refunds of an order, the oldest first. */
export async function listRefunds({ db }: Within, orderId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** A refund of this order; undefined when it has no such. */
export async function findRefund(
  { db }: Within,
  orderId: string,
  id: string,
): Promise<RefundRow | undefined> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.orderId, orderId)));
  return refund;
}

/** A refund that the payment service is still to give; undefined once it has ended. */
export async function findPendingOnline(
  { db }: Within,
  id: string,
): Promise<RefundRow | undefined> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(isPending(id), eq(refunds.method, "stripe")));
  return refund;
}

/** The refunds with one of these keys, and those of an order whose keys begin like this. */
export async function findRefundsByKey(
  { db }: Within,
  keys: readonly string[],
  ofOrder: { readonly orderId: string; readonly prefix: string },
): Promise<RefundRow[]> {
  const { orderId, prefix } = ofOrder;
  const begins = sql`starts_with(${refunds.idempotencyKey}, ${prefix})`;
  return db
    .select()
    .from(refunds)
    .where(
      or(inArray(refunds.idempotencyKey, [...keys]), and(eq(refunds.orderId, orderId), begins)),
    );
}

/**
 * Writes down a refund of an order that is locked, and returns its id. Throws `refund_too_large`
 * when the ledger refuses it, and `conflict` for a key that another refund has.
 */
export async function insertRefund(
  { db }: Within,
  row: typeof refunds.$inferInsert,
): Promise<string> {
  try {
    const [written] = await db.insert(refunds).values(row).returning({ id: refunds.id });
    if (written === undefined) throw new Error("a refund was not written");
    return written.id;
  } catch (error) {
    if (violatedConstraint(error) === "orders_refunds_within_payments")
      throw new AppError("refund_too_large", "the ledger refuses the refund", { cause: error });
    if (violatedConstraint(error) === "refunds_idempotency_key_once")
      throw new AppError("conflict", "the key belongs to another refund", { cause: error });
    throw error;
  }
}

/** Notes why a refund that still waits has not gone. */
export async function noteRefundError(
  { db }: Within,
  id: string,
  lastError: string,
): Promise<void> {
  await db.update(refunds).set({ lastError }).where(isPending(id));
}

/** Writes down how a refund ended. False when it had ended before. */
export async function endRefund(
  { db, clock }: Pick<Context, "db" | "clock">,
  id: string,
  end: Pick<RefundRow, "state"> & {
    readonly lastError?: string | null;
    readonly reference?: string;
  },
): Promise<boolean> {
  const ended = await db
    .update(refunds)
    .set({ ...end, settledAt: clock() })
    .where(isPending(id))
    .returning({ id: refunds.id });
  return ended.length > 0;
}

const isPending = (id: string) => and(eq(refunds.id, id), eq(refunds.state, "pending"));
