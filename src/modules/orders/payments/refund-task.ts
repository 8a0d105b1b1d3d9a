import { z } from "zod";
import type { Context } from "#modules/context.ts";
import { deletePaymentEvents } from "#modules/payments/payment-events.ts";
import { PaymentRefused, type Payments } from "#modules/payments/payments.ts";
import {
  endRefund,
  findPendingOnline,
  recordRefundError,
  type RefundRow,
} from "#modules/payments/refund-rows.ts";
import { readSourcesOfRefunds } from "#modules/payments/refund-sources.ts";
import type { Tasks } from "#modules/tasks.ts";
import type { Db } from "#platform/db/client.ts";
import { task, type TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { lockOrder } from "../processing/find-order.ts";
import { recordFailedRefund } from "./record-failed-refund.ts";

type Parts = TaskParts & { readonly payments: Payments };

/**
 * Background tasks for online payments: they send refunds to the payment service, and delete old
 * payment events.
 */
export function onlinePaymentTasks(parts: Parts): Tasks {
  return {
    "refund-payment": task(z.object({ refundId: z.uuid() }), ({ refundId }, { isLast }) =>
      sendRefund(parts, refundId, isLast),
    ),
    "forget-payment-events": {
      schedule: "41 3 * * *",
      run: () => runInShop(parts, deletePaymentEvents),
    },
  };
}

/**
 * Sends one refund to the payment service. No transaction is open meanwhile; if the process dies
 * before the answer is stored, the service recognises the refund by its id and does not pay twice.
 */
async function sendRefund(parts: Parts, refundId: string, isLast: boolean): Promise<void> {
  const request = await runInShop(parts, ({ db }) => findPending(db, refundId));
  if (request === undefined) return;
  const { refund, paymentReference } = request;
  const answer = await requestRefund(parts, refund, paymentReference);
  if (answer.reference !== undefined) {
    await runInShop(parts, (ctx) => recordOutcome(ctx, refund, { ...answer, state: "done" }));
    return;
  }
  const { lastError, isFinal } = answer;
  if (isFinal || isLast) {
    await runInShop(parts, (ctx) => recordOutcome(ctx, refund, { state: "failed", lastError }));
    parts.log.warn({ refundId, orderId: refund.orderId }, "a refund failed for good");
    return;
  }
  await runInShop(parts, (ctx) => recordRefundError(ctx, refundId, lastError));
  throw new Error(lastError);
}

type RefundAnswer =
  | { readonly reference: string; readonly lastError: null }
  | { readonly reference?: never; readonly lastError: string; readonly isFinal: boolean };

/** The answer of the payment service. Its error texts contain neither keys nor personal data. */
async function requestRefund(
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
  const { paidBy } = await readSourcesOfRefunds(db, refund.orderId);
  return { refund, paymentReference: paidBy.get(refundId) };
}

/**
 * Stores the outcome of a refund, once. When it failed, the timeline in the back office says so.
 */
async function recordOutcome(
  ctx: Context,
  { id, orderId, amountMinor }: RefundRow,
  end: Pick<RefundRow, "state" | "lastError"> & { readonly reference?: string },
): Promise<void> {
  const order = await lockOrder(ctx, orderId);
  if (!(await endRefund(ctx, id, end)) || end.state === "done") return;
  await recordFailedRefund(ctx, order, { amountMinor, lastError: end.lastError ?? "" });
}

async function runInShop<T>(
  { database, clock, log }: TaskParts,
  work: (ctx: Context) => Promise<T>,
): Promise<T> {
  return database.runInTransaction(system, (db) => work({ db, actor: system, clock, log }));
}
