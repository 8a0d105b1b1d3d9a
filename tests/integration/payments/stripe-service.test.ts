import { onTestFinished, expect, test } from "vitest";
import { createStripeService } from "#modules/payments/services/stripe/service.ts";
import { startStripeServer } from "../../support/stripe-server.ts";
import { secrets } from "./stripe-shop.ts";

const MINUTE_MS = 60_000;
const START = new Date("2026-03-01T10:00:00Z");

async function start({
  aheadMs = 0,
  secretKey = secrets.secretKey,
  ...options
}: {
  timeoutMs?: number;
  secretKey?: string;
  /** How much later it is for the shop than for Stripe. */
  aheadMs?: number;
} = {}) {
  let now = START;
  const stripe = await startStripeServer({
    ...secrets,
    webhookUrl: "http://127.0.0.1:1",
    clock: () => now,
  });
  onTestFinished(() => stripe.stop());
  const clock = () => new Date(now.getTime() + aheadMs);
  const service = createStripeService({
    keys: { ...secrets, secretKey },
    apiUrl: stripe.url,
    clock,
    ...options,
  });
  const request = {
    orderId: "6c0f6c0e-92d5-4b0e-8f0b-1f9f6e4f7a11",
    orderNumber: "6E4F7A11",
    customerEmail: "maya@mail.example",
    amountMinor: 7_499,
    currency: "USD",
    description: "A bag",
    successUrl: "http://shop.example/yes",
    cancelUrl: "http://shop.example/no",
    messageUrl: "http://shop.example/messages",
    expiresAt: new Date(START.getTime() + 60 * MINUTE_MS),
  };
  return {
    stripe,
    service,
    request,
    pass: (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE_MS)),
    getEnd: (id: string) => (stripe.sessions.get(id)?.expires_at ?? 0) * 1_000 - now.getTime(),
  };
}

test("PAY-33 a response that was lost does not create a second page", async () => {
  const { stripe, service, request } = await start();
  stripe.faults.push("answer lost");
  const page = await service.openPage(request);
  expect([...stripe.sessions.keys()]).toEqual([page.sessionId]);
  expect(await service.openPage(request)).toEqual(page);
});

test("PAY-33 a single error is retried with the same key", async () => {
  const { stripe, service, request } = await start();
  stripe.faults.push({ status: 503, type: "api_error" });
  await service.openPage(request);
  const keys = stripe.calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^6c0f6c0e-.*:7499:\w+$/);
  expect(keys[1]).toBe(keys[0]);
});

test("PAY-33 an error that Stripe remembers for an order does not prevent its payment", async () => {
  const { stripe, service, request } = await start();
  stripe.faults.push({ status: 500, type: "api_error", isSaved: true });
  const page = await service.openPage(request);
  expect(await service.openPage(request)).toEqual(page);
  expect(stripe.sessions.size).toBe(1);
});

test("PAY-33 a page that is first opened late is open for half an hour, and stays the same", async () => {
  const { service, request, pass, getEnd } = await start();
  pass(50);
  const page = await service.openPage(request);
  expect(getEnd(page.sessionId)).toBe(50 * MINUTE_MS);
  pass(9);
  expect(await service.openPage(request)).toEqual(page);
});

const LONG = new Date(START.getTime() + 72 * 60 * MINUTE_MS);

test("PAY-33 a page is open for at most ten minutes less than a day, to allow for clock differences", async () => {
  const { service, request, getEnd } = await start({ aheadMs: 2_000 });
  const page = await service.openPage({ ...request, expiresAt: LONG });
  expect(getEnd(page.sessionId)).toBe((24 * 60 - 10) * MINUTE_MS + 2_000);
});

test("PAY-33 an error that Stripe remembers does not prevent a payment with a deadline in days either", async () => {
  const { stripe, service, request, getEnd } = await start();
  stripe.faults.push({ status: 500, type: "api_error", isSaved: true });
  const page = await service.openPage({ ...request, expiresAt: LONG });
  expect(getEnd(page.sessionId)).toBe((24 * 60 - 11) * MINUTE_MS);
});

test("PAY-33 another amount gets another page", async () => {
  const { service, request } = await start();
  const first = await service.openPage(request);
  const second = await service.openPage({ ...request, amountMinor: 1_000 });
  expect(second.sessionId).not.toBe(first.sessionId);
});

test("PAY-34 requests to Stripe end after the time limit", async () => {
  const { stripe, service, request } = await start({ timeoutMs: 100 });
  stripe.faults.push("no answer", "no answer");
  await expect(service.openPage(request)).rejects.toMatchObject({ code: "unavailable" });
  await stripe.stop();
  await expect(service.openPage(request)).rejects.toMatchObject({ code: "unavailable" });
  await expect(service.closePage("cs_1")).rejects.toThrow(/^Stripe failed/);
});

test("PAY-35 a page is closed for good; a paid one stays paid", async () => {
  const { stripe, service, request } = await start();
  const { sessionId } = await service.openPage(request);
  await service.closePage(sessionId);
  expect(stripe.sessions.get(sessionId)).toMatchObject({ status: "expired" });
  await service.closePage(sessionId);
  expect((await fetch(`${stripe.url}/pay/${sessionId}`)).status).toBe(410);
  const paid = await service.openPage({ ...request, amountMinor: 1_000 });
  const session = stripe.sessions.get(paid.sessionId);
  if (session !== undefined) session.status = "complete";
  await service.closePage(paid.sessionId);
  expect(session).toMatchObject({ status: "complete" });
  await expect(service.closePage("cs_test_unknown")).rejects.toThrow(/404.*No such/);
});

test("PAY-31 an error does not repeat the key that Stripe refused", async () => {
  const { service, request } = await start({ secretKey: "sk_live_wrong" });
  const error = await service.openPage(request).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ code: "unavailable", cause: undefined });
  expect(String(error)).toContain("[key]");
  expect(String(error)).not.toContain("sk_live_wrong");
});

test("PAY-36 a refund is made once, even when the response was lost", async () => {
  const { stripe, service, request } = await start();
  const { sessionId } = await service.openPage(request);
  const session = stripe.sessions.get(sessionId);
  if (session !== undefined) session.payment_intent = "pi_1";
  const refundRequest = {
    refundId: "r-1",
    paymentReference: "pi_1",
    amountMinor: 2_000,
    currency: "USD",
  };
  stripe.faults.push("answer lost");
  const { reference } = await service.refund(refundRequest);
  expect(await service.refund(refundRequest)).toEqual({ reference });
  expect(stripe.refunds).toMatchObject([{ id: reference, amount: 2_000, payment_intent: "pi_1" }]);
  await expect(
    service.refund({ ...refundRequest, refundId: "r-2", amountMinor: 5_500 }),
  ).rejects.toMatchObject({ name: "PaymentRefused" });
  stripe.faults.push({ status: 401, type: "invalid_request_error" });
  await expect(service.refund({ ...refundRequest, refundId: "r-3" })).rejects.toMatchObject({
    name: "Error",
  });
});
