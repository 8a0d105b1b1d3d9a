import { and, asc, eq, inArray, ne, or, sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { AppError } from "#shared/errors.ts";
import type { MoneyMethod } from "#modules/orders/kinds.ts";
import type { OfService } from "./payment-rows.ts";
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

/** The money that is on its way back to the customer of an order, in minor units. */
export async function sumPendingRefunds({ db }: Within, orderId: string): Promise<number> {
  const [row] = await db
    .select({ minor: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)::integer` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, "pending")));
  return row?.minor ?? 0;
}

/** Whether staff have to transfer it by hand. */
export const isToTransfer = ({ method, state }: Pick<RefundRow, "method" | "state">) =>
  method === "manual" && state === "pending";

/** The refund with this id, of whichever order. */
export async function findRefundById({ db }: Within, id: string): Promise<RefundRow | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

/** The refund through a service with this number there, of whichever order. */
export async function findRefundByReference(
  { db }: Within,
  { method, reference }: OfService,
): Promise<RefundRow | undefined> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.method, method), eq(refunds.reference, reference)));
  return refund;
}

/** A refund of this order; undefined when there is none. */
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

/** A pending refund of the payment service; undefined once it has ended. */
export async function findPendingOnline(
  { db }: Within,
  id: string,
): Promise<RefundRow | undefined> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(isPending(id), ne(refunds.method, "manual")));
  return refund;
}

/** How many refunds through a service have not been made yet. */
export const countPendingRefunds = ({ db }: Within, method: MoneyMethod): Promise<number> =>
  db.$count(refunds, and(eq(refunds.method, method), eq(refunds.state, "pending")));

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
 * Stores a refund of an order that is locked, and returns its id. Throws `refund_too_large` when
 * the ledger refuses it, and `conflict` when another refund has the key.
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
    if (findViolatedConstraint(error) === "orders_refunds_within_payments")
      throw new AppError("refund_too_large", "the ledger refuses the refund", { cause: error });
    if (findViolatedConstraint(error) === "refunds_idempotency_key_once")
      throw new AppError("conflict", "the key belongs to another refund", { cause: error });
    throw error;
  }
}

/** Notes the last error of a pending refund. */
export async function recordRefundError(
  { db }: Within,
  id: string,
  lastError: string,
): Promise<void> {
  await db.update(refunds).set({ lastError }).where(isPending(id));
}

/** Stores the outcome of a refund. False when it had ended before. */
export async function endRefund(
  ctx: Pick<Context, "db" | "clock">,
  id: string,
  end: RefundEnd,
): Promise<boolean> {
  return setEnd(ctx, isPending(id), end);
}

/**
 * Writes down that a refund has failed after all, whether it waits or counts as done. False when
 * that is known, or when it does not go through the payment service.
 */
export async function markRefundFailed(
  ctx: Pick<Context, "db" | "clock">,
  id: string,
  lastError: string,
): Promise<boolean> {
  const isGiven = and(
    eq(refunds.id, id),
    ne(refunds.method, "manual"),
    inArray(refunds.state, ["pending", "done"]),
  );
  return setEnd(ctx, isGiven, { state: "failed", lastError });
}

type RefundEnd = Pick<RefundRow, "state"> & {
  readonly lastError?: string | null;
  readonly reference?: string;
};

async function setEnd(
  { db, clock }: Pick<Context, "db" | "clock">,
  which: SQL | undefined,
  end: RefundEnd,
): Promise<boolean> {
  const ended = await db
    .update(refunds)
    .set({ ...end, settledAt: clock() })
    .where(which)
    .returning({ id: refunds.id });
  return ended.length > 0;
}

const isPending = (id: string) => and(eq(refunds.id, id), eq(refunds.state, "pending"));
