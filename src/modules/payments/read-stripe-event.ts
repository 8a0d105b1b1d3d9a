import type Stripe from "stripe";
import { z } from "zod";
import type { PaymentEvent } from "./payments.ts";

const orderId = z.uuid();

/**
 * The meaning of a Stripe event for the shop. Sessions that no order of ours is behind (a payment
 * link made in the dashboard, say) mean nothing, nor do those whose money is still on its way:
 * Stripe tells again when it has come.
 */
export function readStripeEvent(event: Stripe.Event): PaymentEvent {
  const other = { kind: "other", eventId: event.id, type: event.type } as const;
  if (
    event.type !== "checkout.session.completed" &&
    event.type !== "checkout.session.async_payment_succeeded"
  )
    return other;
  const session = event.data.object;
  const ours = orderId.safeParse(session.client_reference_id ?? session.metadata?.["orderId"]);
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

function getId(intent: string | { readonly id: string } | null): string | undefined {
  return typeof intent === "string" ? intent : intent?.id;
}
