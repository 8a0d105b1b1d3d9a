import type Stripe from "stripe";
import { z } from "zod";
import type { Means, PageState, PaidEvent, PaymentEvent } from "../../payments.ts";

const ownId = z.uuid();

/** The meaning of a Stripe event for the shop. */
export function readStripeEvent(event: Stripe.Event): PaymentEvent {
  const about = { eventId: event.id, type: event.type };
  const { type } = event;
  if (type === "checkout.session.completed" || type === "checkout.session.async_payment_succeeded")
    return readPaid(event.data.object, about) ?? { ...about, kind: "other" };
  if (type === "refund.created" || type === "refund.updated" || type === "refund.failed")
    return readRefund(event.data.object, about);
  if (type === "charge.dispute.created" || type === "charge.dispute.closed")
    return readDispute(event.data.object, about);
  return { ...about, kind: "other" };
}

/** The payment of a page that was read from Stripe itself. */
export const readPaidPage = (page: Stripe.Checkout.Session): PaidEvent | undefined =>
  readPaid(page, { eventId: `read/${page.id}`, type: "read page" });

/** The outcome of a page that was read from Stripe itself. */
export function readPageState(page: Stripe.Checkout.Session): PageState {
  const payment = readPaidPage(page);
  if (payment !== undefined) return { kind: "paid", payment };
  if (page.status === "complete") return { kind: "pending" };
  return { kind: page.status === "open" ? "open" : "closed" };
}

/** A payment that succeeded, with what it was paid with; undefined for any other. */
export function readPayment(intent: Stripe.PaymentIntent) {
  if (intent.status !== "succeeded") return undefined;
  const { latest_charge: charge } = intent;
  return {
    amountMinor: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    means: typeof charge === "object" ? readMeans(charge) : undefined,
  };
}

function readMeans(charge: Stripe.Charge | null): Means | undefined {
  const details = charge?.payment_method_details;
  if (!details) return undefined;
  if (details.type !== "card") return "other";
  const wallet: string | undefined = details.card?.wallet?.type;
  return wallet === "apple_pay" || wallet === "google_pay" ? wallet : "card";
}

/** Whether real money is concerned. */
export const isReal = ({ livemode }: Stripe.Event): boolean => livemode;

/** The refund that was read from Stripe itself. */
export const readListedRefund = (refund: Stripe.Refund): PaymentEvent =>
  readRefund(refund, { eventId: `read/${refund.id}/${refund.status}`, type: "read refund" });

type About = Pick<PaymentEvent, "eventId" | "type">;

/**
 * A payment for an order of ours. Other sessions (such as a payment link made in the dashboard) are
 * none, nor are those whose money is still on its way: Stripe sends another event when it has
 * arrived.
 */
function readPaid(session: Stripe.Checkout.Session, about: About): PaidEvent | undefined {
  const ours = ownId.safeParse(session.client_reference_id ?? session.metadata?.["orderId"]);
  const reference = getId(session.payment_intent);
  const { amount_total: amountMinor, currency } = session;
  const isPaid = session.mode === "payment" && session.payment_status === "paid";
  if (!isPaid || !ours.success || reference === undefined || !amountMinor || !currency)
    return undefined;
  return {
    ...about,
    kind: "paid",
    orderId: ours.data,
    reference,
    amountMinor,
    currency: currency.toUpperCase(),
  };
}

/** Of a refund of ours only its failure is news; one without our id was made in the dashboard. */
function readRefund(refund: Stripe.Refund, about: About): PaymentEvent {
  const refundId = ownId.safeParse(refund.metadata?.["refundId"]);
  const isFailed = refund.status === "failed" || refund.status === "canceled";
  const reason = describeRefund(refund);
  if (refundId.success)
    return isFailed
      ? { ...about, kind: "refund failed", refundId: refundId.data, reason }
      : { ...about, kind: "other" };
  const { id: reference } = refund;
  if (isFailed) return { ...about, kind: "refund elsewhere failed", reference, reason };
  const payment = getId(refund.payment_intent);
  if (payment === undefined) return { ...about, kind: "other" };
  const { amount: amountMinor, currency } = refund;
  return {
    ...about,
    kind: "refunded elsewhere",
    payment,
    reference,
    amountMinor,
    currency: currency.toUpperCase(),
  };
}

function readDispute(dispute: Stripe.Dispute, about: About): PaymentEvent {
  const payment = getId(dispute.payment_intent);
  if (payment === undefined) return { ...about, kind: "other" };
  const { id: reference, amount: amountMinor, currency, status, reason } = dispute;
  const due = dispute.evidence_details?.due_by;
  const closed = status === "lost" ? "lost" : "won";
  return {
    ...about,
    kind: "disputed",
    payment,
    reference,
    amountMinor,
    currency: currency.toUpperCase(),
    outcome: about.type === "charge.dispute.closed" ? closed : "opened",
    reason,
    dueAt: due ? new Date(due * 1_000) : undefined,
  };
}

/** Why a refund has not reached the customer, in one sentence. */
export function describeRefund(refund: Stripe.Refund): string {
  const { id, status, failure_reason: why } = refund;
  return `Stripe's refund ${id} is ${status}${why ? ` (${why})` : ""}.`;
}

function getId(intent: string | { readonly id: string } | null | undefined): string | undefined {
  return typeof intent === "string" ? intent : intent?.id;
}
