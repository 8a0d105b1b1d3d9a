// News of money that moved in the payment service itself: refunds and disputes that the shop has
// not begun. The ledger counts what is gone, and the timeline and the bell tell staff.
import { paymentNotes } from "#content/payment-notes.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Context } from "#modules/context.ts";
import type { MoneyElsewhere } from "#modules/orders/kinds.ts";
import { findOnlinePayment } from "#modules/payments/payment-rows.ts";
import type { DisputeOutcome, PaymentEvent } from "#modules/payments/payments.ts";
import { recordNotified } from "#modules/payments/payment-events.ts";
import { markRefundFailed, findRefundByReference } from "#modules/payments/refund-rows.ts";
import { money } from "#shared/money.ts";
import { lockOrder, type OrderRow } from "../processing/find-order.ts";
import { writeEvent } from "../processing/write-event.ts";
import { countGivenElsewhere } from "./refund-order-money.ts";
import { recordFailedRefund } from "./record-failed-refund.ts";

type Of<Kind extends PaymentEvent["kind"]> = Extract<PaymentEvent, { kind: Kind }>;
type Moved = Of<"refunded elsewhere"> | Of<"disputed">;

/** Counts a refund that was made in the service's dashboard, or tells of it, once. */
export async function receiveRefundElsewhere(
  ctx: Context,
  event: Of<"refunded elsewhere">,
): Promise<void> {
  const order = await lockPaidOrder(ctx, event);
  if (order === undefined || (await findRefundByReference(ctx, event.reference)) !== undefined)
    return;
  const amount = formatSum(order, event);
  const isCounted = await countIfLeft(ctx, order, event);
  if (!isCounted && !(await recordNotified(ctx, event))) return;
  const words = isCounted ? "refundedElsewhere" : "refundedTooMuchElsewhere";
  await recordNote(ctx, order, event, { as: "refund", words: paymentNotes[words](amount) });
}

/** Takes such a refund back out of the sums when its money did not reach the customer. */
export async function receiveErrorElsewhere(
  ctx: Context,
  { reference, reason }: Of<"refund elsewhere failed">,
): Promise<void> {
  const refund = await findRefundByReference(ctx, reference);
  if (refund === undefined) return;
  const order = await lockOrder(ctx, refund.orderId);
  if (await markRefundFailed(ctx, refund.id, reason))
    await recordFailedRefund(ctx, order, { amountMinor: refund.amountMinor, lastError: reason });
}

const disputes: Readonly<
  Record<DisputeOutcome, { as: MoneyElsewhere; recordNote: (amount: string) => string }>
> = {
  opened: { as: "dispute_opened", recordNote: paymentNotes.disputeOpened },
  lost: { as: "dispute_lost", recordNote: paymentNotes.disputeLost },
  won: { as: "dispute_won", recordNote: paymentNotes.disputeWon },
};

/** Tells staff of a dispute, and counts its money as given back once it is lost. */
export async function receiveDispute(ctx: Context, event: Of<"disputed">): Promise<void> {
  const order = await lockPaidOrder(ctx, event);
  if (order === undefined) return;
  if (event.outcome === "lost") {
    if ((await findRefundByReference(ctx, event.reference)) !== undefined) return;
    await countIfLeft(ctx, order, event);
  }
  const { as, recordNote: toWords } = disputes[event.outcome];
  await recordNote(ctx, order, event, { as, words: toWords(formatSum(order, event)) });
}

/** The order that was paid with this payment; what was paid for nothing of ours is logged. */
async function lockPaidOrder(ctx: Context, event: Moved): Promise<OrderRow | undefined> {
  const payment = await findOnlinePayment(ctx, event.payment);
  if (payment !== undefined) return lockOrder(ctx, payment.orderId);
  const { eventId, reference } = event;
  ctx.log.warn({ eventId, reference }, "money of a payment that is not there has moved");
  return undefined;
}

/** Whether the ledger could count it: never more than is left, nor in another currency. */
async function countIfLeft(ctx: Context, order: OrderRow, event: Moved): Promise<boolean> {
  const { amountMinor, currency, reference } = event;
  const left = order.paidMinor - order.refundedMinor;
  if (currency !== order.currency || amountMinor > left) return false;
  await countGivenElsewhere(ctx, order, { amountMinor, reference });
  return true;
}

/** An amount in another currency than the order's stands in the words alone. */
function recordNote(
  ctx: Context,
  order: OrderRow,
  { amountMinor, currency }: Moved,
  { as: elsewhere, words }: { readonly as: MoneyElsewhere; readonly words: string },
): Promise<void> {
  return writeEvent(ctx, {
    orderId: order.id,
    kind: "note",
    note: words,
    facts: {
      elsewhere,
      ...(currency === order.currency && { amountMinor, currency: order.currency }),
    },
    customerVisible: false,
  });
}

const formatSum = (order: OrderRow, { amountMinor, currency }: Moved): string =>
  currency === order.currency
    ? formatMoney(money(amountMinor, order.currency))
    : paymentNotes.foreignAmount(amountMinor, currency);
