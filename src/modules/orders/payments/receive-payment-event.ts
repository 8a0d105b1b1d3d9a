import { paymentNotes } from "#content/payment-notes.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Context } from "#modules/context.ts";
import { recordEvent, recordNotified, type HeardBy } from "#modules/payments/payment-events.ts";
import {
  findPageBySession,
  findPageOfPayment,
  recordPageState,
} from "#modules/payments/page-rows.ts";
import type { PaidEvent, PaymentEvent } from "#modules/payments/payments.ts";
import { queueReading } from "#modules/payments/queue-reading.ts";
import { markRefundFailed, findRefundById } from "#modules/payments/refund-rows.ts";
import type { ServiceCode } from "#shared/payment-services.ts";
import { receiveTrial, recordTrialError } from "#modules/payments/trials/receive-trial.ts";
import { AppError } from "#shared/errors.ts";
import { money } from "#shared/money.ts";
import { lockOrder, type OrderRow } from "../processing/find-order.ts";
import { recordFailedRefund } from "./record-failed-refund.ts";
import {
  receiveDispute,
  receiveErrorElsewhere,
  receiveRefundElsewhere,
} from "./receive-money-elsewhere.ts";
import { acceptPayment } from "./accept-payment.ts";
import { closePaymentPages } from "./close-payment-page.ts";
import { writeEvent } from "../processing/write-event.ts";
import { toOrderSum, type OrderSum } from "./to-order-sum.ts";

type FailedRefundEvent = Extract<PaymentEvent, { kind: "refund failed" }>;

/**
 * Does what a payment service's news asks for, once: its id is remembered in the same transaction.
 * To be run as the shop itself. News of an order or a refund that is not there is logged and
 * otherwise ignored.
 */
export async function receivePaymentEvent(
  ctx: Context,
  service: ServiceCode,
  event: PaymentEvent,
  by: HeardBy = "message",
): Promise<void> {
  if (event.kind === "other" || !(await recordEvent(ctx, service, event, by))) return;
  switch (event.kind) {
    case "paid":
      return receivePayment(ctx, service, event);
    case "page":
      return requestReading(ctx, service, event.sessionId);
    case "refund failed":
      return receiveFailedRefund(ctx, event);
    case "refunded elsewhere":
      return receiveRefundElsewhere(ctx, service, event);
    case "refund elsewhere failed":
      return receiveErrorElsewhere(ctx, service, event);
    case "disputed":
      return receiveDispute(ctx, service, event);
  }
}

/** Only the service says what has become of a page, and it is asked outside this transaction. */
async function requestReading(ctx: Context, service: string, sessionId: string): Promise<void> {
  const page = await findPageBySession(ctx, { service, sessionId });
  if (page !== undefined) await queueReading(ctx.db, page);
}

async function receivePayment(ctx: Context, service: ServiceCode, event: PaidEvent): Promise<void> {
  const { orderId, reference, amountMinor, currency } = event;
  if (await receiveTrial(ctx, service, event)) return;
  const order = await lockIfThere(ctx, orderId);
  if (order === undefined) {
    const { eventId } = event;
    ctx.log.warn({ eventId, orderId, reference }, "a payment for an order that is not there");
    return;
  }
  const page = await findPageOfPayment(ctx, { orderId, service, chargedMinor: amountMinor });
  const sum = toOrderSum(order, event, page);
  if (sum !== undefined) {
    await acceptPaid(ctx, order, service, event, sum);
    if (page !== undefined) await recordPageState(ctx, page.id, { state: "paid" });
    // Those at other services, or in other tabs, ask for money that is no longer due.
    await closePaymentPages(ctx, order);
    return;
  }
  // Sums are in the order's currency, so a payment in another one is not added; staff have to check
  // it.
  if (!(await recordNotified(ctx, service, event))) return;
  await recordOddity(ctx, event, paymentNotes.foreignCurrency(reference, amountMinor, currency));
}

/**
 * Money that was on its way to the customer has come back to the shop, maybe days later: it counts
 * as given back no more, and people see to it.
 */
async function receiveFailedRefund(ctx: Context, event: FailedRefundEvent): Promise<void> {
  const { eventId, refundId, reason } = event;
  const refund = await findRefundById(ctx, refundId);
  if (refund === undefined) {
    if (await recordTrialError(ctx, refundId, reason)) return;
    ctx.log.warn({ eventId, refundId }, "a failed refund that is not there");
    return;
  }
  const { orderId, amountMinor } = refund;
  const order = await lockOrder(ctx, orderId);
  if (!(await markRefundFailed(ctx, refundId, reason))) return;
  await recordFailedRefund(ctx, order, { amountMinor, lastError: reason });
  ctx.log.warn({ refundId, orderId }, "a refund failed for good");
}

async function lockIfThere(ctx: Context, orderId: string): Promise<OrderRow | undefined> {
  try {
    return await lockOrder(ctx, orderId);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}

/** Any amount is recorded as it is; only the full total makes the order "paid". */
async function acceptPaid(
  ctx: Context,
  order: OrderRow,
  service: ServiceCode,
  event: PaidEvent,
  sum: OrderSum,
): Promise<void> {
  const { reference, means, instalments = 1, feeMinor } = event;
  const { amountMinor } = sum;
  const dueMinor = order.totalMinor - order.paidMinor;
  const isTaken = await acceptPayment(ctx, order, {
    ...sum,
    method: service,
    reference,
    means,
    feeMinor,
    ...(instalments > 1 && { instalments }),
  });
  if (!isTaken || amountMinor === dueMinor) return;
  const formatSum = (minor: number) => formatMoney(money(minor, order.currency));
  const note = paymentNotes.unexpectedAmount(formatSum(amountMinor), formatSum(dueMinor));
  await recordOddity(ctx, event, note);
}

async function recordOddity(ctx: Context, event: PaidEvent, note: string): Promise<void> {
  const { eventId, orderId, reference, amountMinor, currency } = event;
  ctx.log.warn(
    { eventId, orderId, reference, amountMinor, currency },
    "a payment is not what the order asks for",
  );
  await writeEvent(ctx, { orderId, kind: "note", note, customerVisible: false });
}
