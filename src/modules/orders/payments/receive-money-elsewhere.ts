// News of money that moved in the payment service itself: refunds and disputes that the shop has
// not begun. The ledger counts what is gone, and the timeline and the bell tell staff.
import { paymentNotes } from "#content/payment-notes.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Context } from "#modules/context.ts";
import type { MoneyElsewhere } from "#modules/orders/kinds.ts";
import { recordDispute } from "#modules/payments/dispute-rows.ts";
import { findOnlinePayment, type PaymentRow } from "#modules/payments/payment-rows.ts";
import type { DisputeOutcome, PaymentEvent } from "#modules/payments/payments.ts";
import { recordNotified } from "#modules/payments/payment-events.ts";
import { markRefundFailed, findRefundByReference } from "#modules/payments/refund-rows.ts";
import { readSourcesOfRefunds } from "#modules/payments/refund-sources.ts";
import type { ServiceCode } from "#shared/payment-services.ts";
import { computeUncharged } from "#modules/payments/ways/charge.ts";
import { money, type Money } from "#shared/money.ts";
import { lockOrder, type OrderRow } from "../processing/find-order.ts";
import { writeEvent } from "../processing/write-event.ts";
import { countGivenElsewhere } from "./refund-order-money.ts";
import { recordFailedRefund } from "./record-failed-refund.ts";

type Of<Kind extends PaymentEvent["kind"]> = Extract<PaymentEvent, { kind: Kind }>;
type Moved = Of<"refunded elsewhere"> | Of<"disputed">;

/** Counts a refund that was made in the service's dashboard, or tells of it, once. */
export async function receiveRefundElsewhere(
  ctx: Context,
  method: ServiceCode,
  event: Of<"refunded elsewhere">,
): Promise<void> {
  const paid = await lockPaidOrder(ctx, method, event);
  if (paid === undefined || (await isStored(ctx, method, event))) return;
  const isCounted = await countIfLeft(ctx, paid, event);
  if (!isCounted && !(await recordNotified(ctx, method, event))) return;
  const words = isCounted ? "refundedElsewhere" : "refundedTooMuchElsewhere";
  const note = paymentNotes[words](formatSum(paid, event));
  await recordNote(ctx, paid, event, { as: "refund", words: note });
}

/** Takes such a refund back out of the sums when its money did not reach the customer. */
export async function receiveErrorElsewhere(
  ctx: Context,
  method: ServiceCode,
  { reference, reason }: Of<"refund elsewhere failed">,
): Promise<void> {
  const refund = await findRefundByReference(ctx, { method, reference });
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
export async function receiveDispute(
  ctx: Context,
  method: ServiceCode,
  event: Of<"disputed">,
): Promise<void> {
  const paid = await lockPaidOrder(ctx, method, event);
  if (paid === undefined) return;
  const { outcome } = event;
  const isNews = await recordDispute(ctx, { orderId: paid.order.id, service: method }, event);
  if (outcome === "lost") {
    if (await isStored(ctx, method, event)) return;
    const isCounted = await countIfLeft(ctx, paid, event);
    if (!isCounted && !(await recordNotified(ctx, method, event))) return;
  } else if (!isNews) return;
  const { as, recordNote: toWords } = disputes[outcome];
  await recordNote(ctx, paid, event, { as, words: toWords(formatSum(paid, event)) });
}

type Paid = {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  /** The amount in the order's currency; undefined for one in any that was not charged. */
  readonly found: OrderSum | undefined;
};
type OrderSum = { readonly sum: Money } & Pick<PaymentRow, "chargedMinor" | "chargedCurrency">;

/** Whether the ledger has what took the money. */
const isStored = async (ctx: Context, method: ServiceCode, { reference }: Moved) =>
  (await findRefundByReference(ctx, { method, reference })) !== undefined;

/** The order that was paid with this payment; what was paid for nothing of ours is logged. */
async function lockPaidOrder(
  ctx: Context,
  method: ServiceCode,
  event: Moved,
): Promise<Paid | undefined> {
  const payment = await findOnlinePayment(ctx, { method, reference: event.payment });
  if (payment === undefined) {
    const { eventId, reference } = event;
    ctx.log.warn({ eventId, reference }, "money of a payment that is not there has moved");
    return undefined;
  }
  const order = await lockOrder(ctx, payment.orderId);
  return { order, payment, found: await toOrderSum(ctx, { order, payment }, event) };
}

/**
 * What moved, in the order's currency: as it is, or by what is left of the payment in both
 * currencies, so that its parts add up. Undefined in any other currency.
 */
async function toOrderSum(
  { db }: Pick<Context, "db">,
  { order, payment }: Pick<Paid, "order" | "payment">,
  { amountMinor, currency }: Moved,
): Promise<OrderSum | undefined> {
  if (currency === order.currency)
    return { sum: money(amountMinor, order.currency), chargedMinor: null, chargedCurrency: null };
  const { chargedMinor, chargedCurrency } = payment;
  if (chargedMinor === null || chargedCurrency !== currency) return undefined;
  const { left } = await readSourcesOfRefunds(db, order.id);
  const source = left.find((it) => it.payment.id === payment.id);
  const { leftMinor = 0, chargedLeftMinor = 0 } = source ?? {};
  // More than is left, as of a dispute about all of it, is a part of the whole.
  const isLeft = chargedLeftMinor !== null && amountMinor <= chargedLeftMinor;
  const whole = isLeft
    ? { amountMinor: leftMinor, chargedMinor: chargedLeftMinor }
    : { amountMinor: payment.amountMinor, chargedMinor };
  const sum = computeUncharged({ ...whole, currency: order.currency }, amountMinor);
  return { sum, chargedMinor: amountMinor, chargedCurrency };
}

/** Whether the ledger could count it: never more than is left, nor in another currency. */
async function countIfLeft(ctx: Context, paid: Paid, event: Moved): Promise<boolean> {
  const { order, payment, found } = paid;
  if (found === undefined || found.sum.amountMinor > order.paidMinor - order.refundedMinor)
    return false;
  const { sum, ...charged } = found;
  const { method } = payment;
  const { amountMinor } = sum;
  const { reference } = event;
  await countGivenElsewhere(ctx, order, { method, amountMinor, ...charged, reference });
  return true;
}

/** An amount that does not count in the order's currency stands in the words alone. */
function recordNote(
  ctx: Context,
  paid: Paid,
  event: Moved,
  { as: elsewhere, words }: { readonly as: MoneyElsewhere; readonly words: string },
): Promise<void> {
  return writeEvent(ctx, {
    orderId: paid.order.id,
    kind: "note",
    note: words,
    facts: {
      elsewhere,
      service: paid.payment.method,
      ...(event.kind === "disputed" && event.dueAt && { dueAt: event.dueAt.toISOString() }),
      ...paid.found?.sum,
    },
    customerVisible: false,
  });
}

const formatSum = ({ found }: Paid, { amountMinor, currency }: Moved): string =>
  found === undefined ? paymentNotes.foreignAmount(amountMinor, currency) : formatMoney(found.sum);
