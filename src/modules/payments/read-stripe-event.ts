import type Stripe from "stripe";
import { z } from "zod";
import type { PaymentEvent } from "./payments.ts";

const ownId = z.uuid();

/**
 * The meaning of a Stripe event for the shop. Sessions without an order of ours (such as a payment
 * link made in the dashboard) are ignored, and those whose money is still on its way: Stripe sends
 * another event when it has arrived. Refunds that were made in the dashboard mean nothing either.
 */
export function readStripeEvent(event: Stripe.Event): PaymentEvent {
  const other = { kind: "other", eventId: event.id, type: event.type } as const;
  if (event.type === "refund.failed") {
    const refund = event.data.object;
    const refundId = ownId.safeParse(refund.metadata?.["refundId"]);
    if (!refundId.success) return other;
    const reason = describeRefund(refund);
    return { ...other, kind: "refund failed", refundId: refundId.data, reason };
  }
  if (
    event.type !== "checkout.session.completed" &&
    event.type !== "checkout.session.async_payment_succeeded"
  )
    return other;
  const session = event.data.object;
  const ours = ownId.safeParse(session.client_reference_id ?? session.metadata?.["orderId"]);
  const reference = getId(session.payment_intent);
  const { amount_total: amountMinor, currency } = session;
  const isPaid = session.mode === "payment" && session.payment_status === "paid";
  if (!isPaid || !ours.success || reference === undefined || !amountMinor || !currency)
    return other;
  return {
    ...other,
    kind: "paid",
    orderId: ours.data,
    reference,
    amountMinor,
    currency: currency.toUpperCase(),
  };
}

/** Why a refund has not reached the customer, in one sentence. */
export function describeRefund(refund: Stripe.Refund): string {
  const { id, status, failure_reason: why } = refund;
  return `Stripe's refund ${id} is ${status}${why ? ` (${why})` : ""}.`;
}

function getId(intent: string | { readonly id: string } | null): string | undefined {
  return typeof intent === "string" ? intent : intent?.id;
}
