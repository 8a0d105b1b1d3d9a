import { paymentNotes } from "#content/payment-notes.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Context } from "#modules/context.ts";
import { recordEvent, recordNotified } from "#modules/payments/payment-events.ts";
import type { PaidEvent, PaymentEvent } from "#modules/payments/payments.ts";
import { markRefundFailed, findRefundById } from "#modules/payments/refund-rows.ts";
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
import { writeEvent } from "../processing/write-event.ts";

type FailedRefundEvent = Extract<PaymentEvent, { kind: "refund failed" }>;

/**
 * Does what a payment service's news asks for, once: its id is remembered in the same transaction.
 * To be run as the shop itself. News of an order or a refund that is not there is logged and
 * otherwise ignored.
 */
export async function receivePaymentEvent(ctx: Context, event: PaymentEvent): Promise<void> {
  if (event.kind === "other" || !(await recordEvent(ctx, event))) return;
  switch (event.kind) {
    case "paid":
      return receivePayment(ctx, event);
    case "refund failed":
      return receiveFailedRefund(ctx, event);
    case "refunded elsewhere":
      return receiveRefundElsewhere(ctx, event);
    case "refund elsewhere failed":
      return receiveErrorElsewhere(ctx, event);
    case "disputed":
      return receiveDispute(ctx, event);
  }
}

async function receivePayment(ctx: Context, event: PaidEvent): Promise<void> {
  const order = await lockIfThere(ctx, event.orderId);
  if (order === undefined) {
    const { eventId, orderId, reference } = event;
    ctx.log.warn({ eventId, orderId, reference }, "a payment for an order that is not there");
    return;
  }
  if (event.currency === order.currency) return acceptPaid(ctx, order, event);
  // Sums are in the order's currency, so a payment in another one is not added; staff have to check
  // it.
  if (!(await recordNotified(ctx, event))) return;
  const { reference, amountMinor, currency } = event;
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
async function acceptPaid(ctx: Context, order: OrderRow, event: PaidEvent): Promise<void> {
  const { reference, amountMinor } = event;
  const dueMinor = order.totalMinor - order.paidMinor;
  const isTaken = await acceptPayment(ctx, order, { method: "stripe", amountMinor, reference });
  if (!isTaken || amountMinor === dueMinor) return;
  const formatSum = (sum: number) => formatMoney(money(sum, order.currency));
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
