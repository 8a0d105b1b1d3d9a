// Payments that staff entered, put right afterwards. Those of a payment service are facts.
import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import { findPayment, changePaymentRow, type PaymentRow } from "#modules/payments/payment-rows.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import type { PaymentCancellation, PaymentCorrection } from "../processing/contract.ts";
import { lockExpectedOrder } from "../editing/lock-expected-order.ts";
import { markChanged } from "../processing/find-order.ts";
import { listCorrections } from "../processing/list-corrections.ts";
import { writeEvent } from "../processing/write-event.ts";
import { closePaymentPages } from "./close-payment-page.ts";

type Which = { readonly id: string; readonly paymentId: string };

/**
 * Cancels a payment by hand that was none: it counts for nothing, and what the order is owed is
 * computed anew. It is no refund; the customer gets no mail, and the status stays. Throws
 * `not_found`, `conflict` when the order has been changed since it was seen, `order_settled` for a
 * payment of a payment service or one that is cancelled already, and `invalid_fields` (`note`:
 * "refunded") when its money was given back.
 */
export async function cancelPayment(
  ctx: Context,
  { id, paymentId }: Which,
  { version: expected, note }: PaymentCancellation,
): Promise<void> {
  const order = await lockExpectedOrder(ctx, id, expected);
  const payment = await findChangeable(ctx, { id, paymentId });
  if (order.paidMinor - payment.amountMinor < order.refundedMinor)
    throw createFieldsError({ note: ["refunded"] });
  await changePaymentRow(ctx, payment.id, { cancelledAt: ctx.clock() });
  await writeEvent(ctx, {
    orderId: id,
    kind: "edited",
    note,
    facts: { parts: ["cancelled_payment"], ...getFacts(payment) },
  });
  // A payment page that is open asks for less than is due now.
  await closePaymentPages(ctx, order);
}

/**
 * Corrects how and when a payment by hand came in. The same values again change nothing. Throws as
 * `cancelPayment` does, and `invalid_fields` for a day in the future (`paidOn`: "in_future") and
 * the reference of another payment (`reference`: "taken").
 */
export async function changePayment(
  ctx: Context,
  { id, paymentId }: Which,
  { version: expected, ...values }: PaymentCorrection,
): Promise<void> {
  const order = await lockExpectedOrder(ctx, id, expected);
  const payment = await findChangeable(ctx, { id, paymentId });
  if (values.paidOn !== null && values.paidOn > toDay(ctx.clock()))
    throw createFieldsError({ paidOn: ["in_future"] });
  const changes = listCorrections(payment, values);
  if (changes.length === 0) return;
  await changePaymentRow(ctx, payment.id, values);
  await markChanged(ctx, order);
  await writeEvent(ctx, {
    orderId: id,
    kind: "edited",
    facts: { parts: ["payment"], ...getFacts(payment), changes },
    customerVisible: false,
  });
}

async function findChangeable(ctx: Context, { id, paymentId }: Which): Promise<PaymentRow> {
  const payment = await findPayment(ctx, { orderId: id, id: paymentId });
  if (payment === undefined) throw new AppError("not_found", `no payment ${paymentId}`);
  if (payment.method !== "manual" || payment.cancelledAt !== null)
    throw new AppError("order_settled", `the payment ${paymentId} does not change`);
  return payment;
}

const getFacts = ({ amountMinor, currency, kind }: PaymentRow) => ({
  amountMinor,
  currency,
  ...(kind && { paymentKind: kind }),
});
