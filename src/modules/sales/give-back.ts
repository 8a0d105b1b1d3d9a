import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import type { PaymentMethod } from "#modules/orders/kinds.ts";
import { orders } from "#modules/orders/tables.ts";
import { payments, refunds } from "#modules/payments/tables.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import { violatedConstraint } from "#platform/db/sql-error.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import { isMember } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { linesOf, type OrderRow } from "./find-order.ts";
import { orderMailContentOf } from "./order-mail.ts";
import { writeEvent } from "./write-event.ts";

type GiveBack = {
  readonly amountMinor: number;
  /** The same key twice is one refund. */
  readonly idempotencyKey: string;
  readonly reason?: string | undefined;
  /** Back by hand, even what came in through the payment service. */
  readonly byHand: boolean;
  /** Whether what goes back by hand has gone; a person sees to it otherwise. */
  readonly isPaidOut: boolean;
  readonly tellCustomer: boolean;
};

/**
 * Writes down that money of an order that is locked goes back. What came in through the payment service goes back through
 * it, by a job; the rest goes by hand. The customer is told as soon as the shop has done its part. Throws
 * `refund_too_large`.
 */
export async function giveBack(ctx: Context, order: OrderRow, wish: GiveBack): Promise<void> {
  const { amountMinor, reason } = wish;
  const left = order.paidMinor - order.refundedMinor;
  if (amountMinor > left)
    throw new AppError("refund_too_large", `${amountMinor} of ${left} cannot go back`);
  const throughService = wish.byHand ? 0 : Math.min(amountMinor, await leftAtService(ctx, order));
  if (throughService > 0)
    await writeRefund(ctx, order, wish, { method: "stripe", amountMinor: throughService });
  if (amountMinor > throughService)
    await writeRefund(ctx, order, wish, {
      method: "manual",
      amountMinor: amountMinor - throughService,
    });
  await writeEvent(ctx, {
    orderId: order.id,
    kind: "refund",
    note: reason,
    facts: { amountMinor, currency: order.currency },
  });
  const told = wish.isPaidOut ? amountMinor : throughService;
  if (wish.tellCustomer && told > 0) await tellOfRefund(ctx, order, { amountMinor: told, reason });
}

/** The refunds that were made with this key, the first one first; none when it is new. */
export async function refundsOfKey({ db }: Pick<Context, "db">, idempotencyKey: string) {
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.idempotencyKey, Object.values(keysOf(idempotencyKey))));
}

/** The mail that money has gone back, unless the shop sends no such mails. */
export async function tellOfRefund(
  ctx: Context,
  { id }: Pick<OrderRow, "id">,
  refund: { readonly amountMinor: number; readonly reason: string | null | undefined },
): Promise<void> {
  const { email_notifications } = await readOrderSettings(ctx);
  if (!email_notifications) return;
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error("a locked order is gone");
  await queueMail(ctx.db, {
    kind: "order-refunded",
    to: order.customerEmail,
    content: {
      ...orderMailContentOf(order, await linesOf(ctx, id)),
      amountMinor: refund.amountMinor,
      reason: refund.reason ?? null,
    },
  });
}

/** One wish may go both ways; each way is a refund with a key of its own. */
function keysOf(idempotencyKey: string): Readonly<Record<PaymentMethod, string>> {
  return { stripe: `${idempotencyKey}/stripe`, manual: `${idempotencyKey}/manual` };
}

/** What came in through the payment service and has not gone back through it. */
async function leftAtService({ db }: Context, { id }: OrderRow): Promise<number> {
  const [paid] = await db
    .select({ sum: sumOf(payments.amountMinor) })
    .from(payments)
    .where(and(eq(payments.orderId, id), eq(payments.method, "stripe")));
  const [back] = await db
    .select({ sum: sumOf(refunds.amountMinor) })
    .from(refunds)
    .where(and(eq(refunds.orderId, id), eq(refunds.method, "stripe"), ne(refunds.state, "failed")));
  return (paid?.sum ?? 0) - (back?.sum ?? 0);
}

const sumOf = (column: typeof payments.amountMinor | typeof refunds.amountMinor) =>
  sql`coalesce(sum(${column}), 0)`.mapWith(Number);

async function writeRefund(
  ctx: Context,
  order: OrderRow,
  { idempotencyKey, reason, isPaidOut }: GiveBack,
  part: { readonly method: PaymentMethod; readonly amountMinor: number },
): Promise<void> {
  const { method } = part;
  const now = ctx.clock();
  const isDone = method === "manual" && isPaidOut;
  const refundId = await insertRefund(ctx, {
    ...part,
    orderId: order.id,
    reason,
    ...(isDone ? { state: "done", settledAt: now } : { state: "pending" }),
    idempotencyKey: keysOf(idempotencyKey)[method],
    actorId: isMember(ctx.actor) ? ctx.actor.id : null,
    createdAt: now,
  });
  if (method === "stripe")
    await enqueue(ctx.db, {
      task: "refund-payment",
      payload: { refundId },
      key: `refund-payment:${refundId}`,
    });
}

async function insertRefund({ db }: Context, row: typeof refunds.$inferInsert): Promise<string> {
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
