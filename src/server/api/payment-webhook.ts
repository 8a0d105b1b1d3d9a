// The webhook through which Stripe reports payments. A signature proves the sender, so it is not an
// endpoint of the API: neither described there nor tied to a user.
import type { Hono } from "hono";
import type { Payments } from "#modules/payments/payments.ts";
import { receivePaymentEvent } from "#modules/orders/payments/receive-payment-event.ts";
import { readText } from "#server/http/read-body.ts";
import { system } from "#shared/actor.ts";
import { getCaller, type Runners } from "./mount-endpoints.ts";
import type { ShopEnv } from "./shop-env.ts";

export const paymentWebhookPath = "/api/payments/stripe";
/** Stripe's events about a payment page have a few kilobytes. */
const MAX_BODY_BYTES = 262_144;

/**
 * Mounts the webhook if the shop takes payments through Stripe; otherwise the address does not
 * exist.
 */
export function mountPaymentWebhook(
  api: Hono<ShopEnv>,
  { payments, runners }: { payments: Payments; runners: Runners },
): void {
  if (payments.mode !== "stripe") return;
  const { service } = payments;
  api.post(paymentWebhookPath, async (c) => {
    const text = await readText(c.req.raw, { maxBytes: MAX_BODY_BYTES });
    const event = await service.readEvent(text, c.req.header("stripe-signature"));
    // Stripe repeats what is not answered with 200, so the answer waits for the commit.
    await runners.caller({ ...getCaller(c), actor: system }, (ctx) =>
      receivePaymentEvent(ctx, event),
    );
    c.header("cache-control", "no-store");
    return c.json({ received: true });
  });
}
