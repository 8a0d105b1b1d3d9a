// A shop's account at a PayPal on this machine, without the shop.
import { onTestFinished } from "vitest";
import { createPaypalService } from "#modules/payments/services/paypal/service.ts";
import { HOUR_MS } from "#shared/durations.ts";
import { startPaypalServer } from "../../support/paypal-server.ts";

export const ORDER_ID = "6c0f6c0e-92d5-4b0e-8f0b-1f9f6e4f7a11";
export const REFUND_ID = "0d5a2c1e-33f1-4a7e-9f0e-7f2d0c6b1a22";
export const START = new Date("2026-03-01T10:00:00Z");

/** To be called in a test, which ends it. */
export async function startPaypal({
  timeoutMs,
  ...account
}: {
  timeoutMs?: number;
  eventTypes?: readonly string[];
  mayList?: boolean;
} = {}) {
  let now = START;
  const clock = () => now;
  const paypal = await startPaypalServer({ ...account, webhookUrl: "http://127.0.0.1:1", clock });
  onTestFinished(() => paypal.stop());
  const connect = (changes: Record<string, string> = {}) =>
    createPaypalService({
      keys: { ...paypal.keys, ...changes },
      apiUrl: paypal.url,
      clock,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  const service = connect();
  const request = {
    orderId: ORDER_ID,
    orderNumber: "6E4F7A11",
    customerEmail: "maya@mail.example",
    amountMinor: 7_499,
    currency: "USD",
    description: "A bag",
    successUrl: "http://shop.example/yes",
    cancelUrl: "http://shop.example/no",
    messageUrl: "http://shop.example/api/payments/paypal",
    expiresAt: new Date(START.getTime() + HOUR_MS),
  };

  /** A page that was paid, without a message, and the refund of all of it. */
  async function pay() {
    const { sessionId } = await service.openPage(request);
    paypal.payUntold(sessionId);
    const state = await service.capture(sessionId);
    if (state.kind !== "paid") throw new Error(`the page is ${state.kind}`);
    const { reference: paymentReference, amountMinor, currency } = state.payment;
    return { sessionId, refund: { refundId: REFUND_ID, paymentReference, amountMinor, currency } };
  }

  return {
    paypal,
    service,
    connect,
    request,
    pay,
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    /** Reads a message as the shop does. */
    read: (body: string, headers = paypal.sign(body)) =>
      service.readEvent({ body, getHeader: (name) => headers[name] }),
  };
}
