import { z } from "zod";
import { paymentNotes } from "#content/payment-notes.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Context } from "#modules/context.ts";
import { forgetPaymentEvents } from "#modules/payments/payment-events.ts";
import { PaymentRefused, type Payments } from "#modules/payments/payments.ts";
import {
  endRefund,
  findPendingOnline,
  noteRefundError,
  type RefundRow,
} from "#modules/payments/refund-rows.ts";
import { sourcesOfRefunds } from "#modules/payments/refund-sources.ts";
import type { Db } from "#platform/db/client.ts";
import { task, type Task, type TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { money } from "#shared/money.ts";
import { lockOrder } from "../find-order.ts";
import { writeEvent } from "../write-event.ts";

type Parts = TaskParts & { readonly payments: Payments };

/**
 * Background tasks for online payments: they send refunds on their way, and forget old payment
 * events.
 */
export function onlinePaymentTasks(parts: Parts): Readonly<Record<string, Task>> {
  return {
    "refund-payment": task(z.object({ refundId: z.uuid() }), ({ refundId }, { isLast }) =>
      sendRefund(parts, refundId, isLast),
    ),
    "forget-payment-events": {
      schedule: "41 3 * * *",
      run: () => inShop(parts, forgetPaymentEvents),
    },
  };
}

/**
 * Asks the payment service to give the money of one refund back. No transaction is open meanwhile;
 * should the process die before the answer is written down, the service knows the refund by its id
 * and gives nothing back twice.
 */
async function sendRefund(parts: Parts, refundId: string, isLast: boolean): Promise<void> {
  const request = await inShop(parts, ({ db }) => findPending(db, refundId));
  if (request === undefined) return;
  const { refund, paymentReference } = request;
  const answer = await ask(parts, refund, paymentReference);
  if (answer.reference !== undefined) {
    await inShop(parts, (ctx) => settle(ctx, refund, { ...answer, state: "done" }));
    return;
  }
  const { lastError, isFinal } = answer;
  if (isFinal || isLast) {
    await inShop(parts, (ctx) => settle(ctx, refund, { state: "failed", lastError }));
    parts.log.warn({ refundId, orderId: refund.orderId }, "a refund failed for good");
    return;
  }
  await inShop(parts, (ctx) => noteRefundError(ctx, refundId, lastError));
  throw new Error(lastError);
}

type RefundAnswer =
  | { readonly reference: string; readonly lastError: null }
  | { readonly reference?: never; readonly lastError: string; readonly isFinal: boolean };

/** The answer of the payment service. Its errors name neither keys nor people. */
async function ask(
  { payments: taking }: Parts,
  { id: refundId, amountMinor }: RefundRow,
  paymentReference: string | undefined,
): Promise<RefundAnswer> {
  if (taking.mode !== "stripe")
    return { lastError: "The shop takes no online payments at present.", isFinal: false };
  if (paymentReference === undefined)
    return { lastError: "No single online payment of the order has so much left.", isFinal: true };
  try {
    const request = { refundId, paymentReference, amountMinor };
    return { reference: (await taking.service.refund(request)).reference, lastError: null };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { lastError: error.message, isFinal: error instanceof PaymentRefused };
  }
}

async function findPending(db: Db, refundId: string) {
  const refund = await findPendingOnline({ db }, refundId);
  if (refund === undefined) return undefined;
  const { paidBy } = await sourcesOfRefunds(db, refund.orderId);
  return { refund, paymentReference: paidBy.get(refundId) };
}

/**
 * Writes down how a refund ended, once. When it failed, the timeline says so to the back office.
 */
async function settle(
  ctx: Context,
  { id, orderId, amountMinor }: RefundRow,
  end: Pick<RefundRow, "state" | "lastError"> & { readonly reference?: string },
): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  if (!(await endRefund(ctx, id, end)) || end.state === "done") return;
  const amount = formatMoney(money(amountMinor, order.currency));
  const note = paymentNotes.refundFailed(amount, end.lastError ?? "");
  await writeEvent(ctx, { orderId, kind: "note", note, customerVisible: false });
}

async function inShop<T>(
  { database, clock, log }: TaskParts,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  return database.inTransaction(system, (db) => work({ db, actor: system, clock, log }));
}
