import { z } from "zod";
import { runInShop, sendTaskCall, type PaymentParts } from "#modules/payments/payment-parts.ts";
import type { Context } from "#modules/context.ts";
import { deletePaymentEvents } from "#modules/payments/payment-events.ts";
import type { PaymentRow } from "#modules/payments/payment-rows.ts";
import { isPaymentRefused } from "#modules/payments/payments.ts";
import {
  endRefund,
  findPendingOnline,
  recordRefundError,
  type RefundRow,
} from "#modules/payments/refund-rows.ts";
import { readSourcesOfRefunds } from "#modules/payments/refund-sources.ts";
import type { Tasks } from "#modules/tasks.ts";
import type { ConnectedService } from "#modules/payments/ways/ways.ts";
import { task } from "#platform/jobs/worker.ts";
import { lockOrder } from "../processing/find-order.ts";
import { recordFailedRefund } from "./record-failed-refund.ts";

/**
 * Background tasks for online payments: they send refunds to the payment service, and delete old
 * payment events.
 */
export function onlinePaymentTasks(parts: PaymentParts): Tasks {
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
async function sendRefund(parts: PaymentParts, refundId: string, isLast: boolean): Promise<void> {
  const pending = await runInShop(parts, (ctx) => findPending(parts, ctx, refundId));
  if (pending === undefined) return;
  const { refund } = pending;
  const answer = await requestRefund(parts, pending);
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
  parts: PaymentParts,
  { refund, payment, connected, currency }: Pending,
): Promise<RefundAnswer> {
  if (connected === undefined)
    return { lastError: "The shop has no keys of this payment service.", isFinal: false };
  if (!payment?.reference)
    return { lastError: "No single online payment of the order has so much left.", isFinal: true };
  const request = {
    refundId: refund.id,
    paymentReference: payment.reference,
    amountMinor: refund.chargedMinor ?? refund.amountMinor,
    currency: refund.chargedCurrency ?? currency,
  };
  try {
    const { reference } = await sendTaskCall(parts, connected, (service) =>
      service.refund(request),
    );
    return { reference, lastError: null };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { lastError: error.message, isFinal: isPaymentRefused(error) };
  }
}

type Pending = {
  readonly refund: RefundRow;
  readonly payment: PaymentRow | undefined;
  readonly connected: ConnectedService | undefined;
  /** Of the order. */
  readonly currency: string;
};

async function findPending(
  { payments }: PaymentParts,
  ctx: Context,
  refundId: string,
): Promise<Pending | undefined> {
  const refund = await findPendingOnline(ctx, refundId);
  if (refund === undefined) return undefined;
  const { paidBy } = await readSourcesOfRefunds(ctx.db, refund.orderId);
  const payment = paidBy.get(refundId);
  const connected = await payments.findService(ctx, refund.method);
  const { currency } = await lockOrder(ctx, refund.orderId);
  return { refund, payment, connected, currency };
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
