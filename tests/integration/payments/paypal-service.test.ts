import { expect, test } from "vitest";
import { PaymentRefused } from "#modules/payments/payments.ts";
import { paypal as record } from "#modules/payments/services/paypal/record.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { ORDER_ID, startPaypal } from "./paypal-account.ts";

test("PAY-150 a page is requested once, even when the response was lost", async () => {
  const { paypal, service, request } = await startPaypal();
  paypal.faults.push("answer lost");
  const page = await service.openPage(request);
  expect([...paypal.orders.keys()]).toEqual([page.sessionId]);
  expect(page.url).toBe(`${paypal.url}/checkoutnow?token=${page.sessionId}`);
  expect(await service.openPage(request)).toEqual(page);
  paypal.faults.push({ status: 503, name: "INTERNAL_SERVER_ERROR" });
  expect(await service.openPage(request)).toEqual(page);
  const [id, ...others] = paypal.calls.map(({ requestId }) => requestId);
  expect(id).toMatch(/^6c0f6c0e-.*:7499:USD:\w+$/);
  expect(new Set(others)).toEqual(new Set([id]));
});

test("PAY-150 another amount, address or deadline gets another page", async () => {
  const { paypal, service, request } = await startPaypal();
  const changes = [
    {},
    { amountMinor: 1_000 },
    { successUrl: "http://shop.example/other" },
    { expiresAt: new Date(request.expiresAt.getTime() + HOUR_MS) },
  ];
  for (const change of changes) await service.openPage({ ...request, ...change });
  expect(paypal.orders.size).toBe(changes.length);
  const invoices = [...paypal.orders.values()].map(({ unit }) => unit.invoice_id);
  expect(new Set(invoices).size).toBe(changes.length);
  expect(invoices[0]).toMatch(/^6E4F7A11-/);
});

test("PAY-151 the page shows the parts of the amount, with the decimals of its currency", async () => {
  const { paypal, service, request } = await startPaypal();
  const parts = [
    { name: "A bag ".repeat(40), amountMinor: 7_000 },
    { name: "Delivery", amountMinor: 499 },
  ];
  const { sessionId } = await service.openPage({ ...request, parts });
  expect(paypal.orders.get(sessionId)?.unit).toMatchObject({
    custom_id: ORDER_ID,
    amount: { currency_code: "USD", value: "74.99" },
    items: [{ unit_amount: { value: "70.00" } }, { unit_amount: { value: "4.99" } }],
  });
  const reduced = [...parts, { name: "Coupon", amountMinor: -1_000 }];
  const less = await service.openPage({ ...request, amountMinor: 6_499, parts: reduced });
  expect(paypal.orders.get(less.sessionId)?.unit.items).toBeUndefined();
  const yen = await service.openPage({ ...request, currency: "JPY", parts });
  expect(paypal.orders.get(yen.sessionId)?.unit.amount.value).toBe("7499");
});

test("PAY-152 what PayPal will never take is refused for good, anything else for now", async () => {
  const { paypal, service, request } = await startPaypal();
  const refused = { name: "PaymentRefused" };
  await expect(service.openPage({ ...request, currency: "HUF" })).rejects.toMatchObject(refused);
  await expect(service.openPage({ ...request, amountMinor: 0 })).rejects.toMatchObject(refused);
  const passing = [
    { status: 422, name: "UNPROCESSABLE_ENTITY", issue: "PAYEE_ACCOUNT_RESTRICTED" },
    { status: 403, name: "NOT_AUTHORIZED" },
    { status: 429, name: "RATE_LIMIT_REACHED" },
  ];
  for (const fault of passing) {
    paypal.faults.push(fault);
    await expect(service.openPage(request)).rejects.toMatchObject({ code: "unavailable" });
  }
});

test("PAY-153 requests to PayPal end after the time limit", async () => {
  const { paypal, service, request } = await startPaypal({ timeoutMs: 1_500 });
  paypal.faults.push("none", "no answer", "answer kept");
  await service.openPage(request);
  await expect(service.openPage(request)).rejects.toMatchObject({ code: "unavailable" });
  await paypal.stop();
  await expect(service.readPage("5O190127TN364715T")).rejects.toThrow(/^PayPal could not/);
});

test("PAY-154 one token serves until it ends, and a new one replaces it, even early", async () => {
  const { paypal, service, request, pass } = await startPaypal();
  await service.openPage(request);
  await service.openPage(request);
  expect(paypal.getTokenCount()).toBe(1);
  pass(9 * HOUR_MS - 1);
  await service.openPage(request);
  expect(paypal.getTokenCount()).toBe(2);
  paypal.endTokens();
  await service.openPage(request);
  expect(paypal.getTokenCount()).toBe(3);
});

test("PAY-155 keys are accepted, or refused with the reason", async () => {
  const { service, paypal, connect } = await startPaypal();
  await service.checkKeys();
  expect(service.isTest).toBe(true);
  expect(connect({ environment: "live" }).isTest).toBe(false);
  const wrong = [
    ["webhookId", /404.*INVALID_RESOURCE_ID/],
    ["clientSecret", /401, invalid_client/],
  ] as const;
  for (const [name, reason] of wrong) {
    const check = connect({ [name]: "9XX" }).checkKeys();
    await expect(check).rejects.toThrow(PaymentRefused);
    await expect(check).rejects.toThrow(reason);
  }
  await paypal.stop();
  await expect(service.checkKeys()).rejects.toMatchObject({ code: "unavailable" });
});

test("PAY-155 a webhook without all events is refused with those that it lacks", async () => {
  const eventTypes = ["PAYMENT.CAPTURE.COMPLETED"];
  const { service } = await startPaypal({ eventTypes });
  await expect(service.checkKeys()).rejects.toThrow(
    /lacks the events CHECKOUT.ORDER.APPROVED.*CUSTOMER.DISPUTE.RESOLVED$/,
  );
});

test("PAY-156 an error does not repeat keys or addresses", async () => {
  const { paypal, service, request, connect } = await startPaypal();
  const wrong = connect({ clientId: "client-wrong", clientSecret: "very-secret" });
  const error = await wrong.openPage(request).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ code: "unavailable" });
  expect(String(error)).toContain("[key]:[key]");
  paypal.faults.push(
    { status: 500, name: "X" },
    { status: 500, name: "X", message: "of a@b.example" },
  );
  await expect(service.openPage(request)).rejects.toThrow(/of \[e-mail\]$/);
});

test("PAY-157 an agreed page is captured once, even when the response was lost", async () => {
  const { paypal, service, request } = await startPaypal();
  const { sessionId } = await service.openPage(request);
  expect(await service.readPage(sessionId)).toEqual({ kind: "open" });
  expect(await service.capture(sessionId)).toEqual({ kind: "open" });
  paypal.payUntold(sessionId);
  expect(await service.readPage(sessionId)).toEqual({ kind: "approved" });
  paypal.faults.push("answer lost");
  const captured = await service.capture(sessionId);
  const reference = paypal.orders.get(sessionId)?.capture?.id;
  const sum = { amountMinor: 7_499, currency: "USD" };
  expect(captured).toMatchObject({
    kind: "paid",
    payment: { orderId: ORDER_ID, reference, means: "paypal", feeMinor: 84, ...sum },
  });
  expect(await service.capture(sessionId)).toEqual(captured);
  expect(await service.readPage(sessionId)).toMatchObject({ payment: { reference, ...sum } });
  expect(await service.findPayment(reference ?? "")).toEqual(sum);
  expect(await service.findPayment("NONE")).toBeUndefined();
});

test("PAY-157 an amount in yen comes back as it was requested", async () => {
  const { paypal, service, request } = await startPaypal();
  const { sessionId } = await service.openPage({ ...request, currency: "JPY" });
  paypal.payUntold(sessionId);
  const payment = { amountMinor: 7_499, currency: "JPY", feeMinor: 40 };
  expect(await service.capture(sessionId)).toMatchObject({ kind: "paid", payment });
});

test("PAY-158 declined means can be replaced on the same page", async () => {
  const { paypal, service, request } = await startPaypal();
  const page = await service.openPage(request);
  paypal.payUntold(page.sessionId, "declined");
  const refused = { kind: "refused", refusedReason: "declined", isOver: false };
  expect(await service.capture(page.sessionId)).toEqual(refused);
  expect(await service.openPage(request)).toEqual(page);
  paypal.payUntold(page.sessionId, "paid");
  expect(await service.capture(page.sessionId)).toMatchObject({ kind: "paid" });
});

test("PAY-158 money that PayPal still checks is pending, and may be refused for good", async () => {
  const { paypal, service, request } = await startPaypal();
  const { sessionId } = await service.openPage(request);
  paypal.payUntold(sessionId, "pending");
  expect(await service.capture(sessionId)).toEqual({ kind: "pending" });
  expect(await service.closePage(sessionId)).toBeUndefined();
  paypal.settle(sessionId, "DECLINED");
  const over = { kind: "refused", refusedReason: "declined", isOver: true };
  expect(await service.readPage(sessionId)).toEqual(over);
  paypal.faults.push({ status: 422, name: "X", issue: "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED" });
  expect(await service.capture(sessionId)).toEqual(over);
});

test("PAY-159 a page that nobody used in its time is closed, and a paid one stays paid", async () => {
  const { paypal, service, request, pass } = await startPaypal();
  const { sessionId } = await service.openPage(request);
  pass(3 * HOUR_MS);
  expect(await service.readPage(sessionId)).toEqual({ kind: "closed" });
  expect(await service.capture(sessionId)).toEqual({ kind: "closed" });
  expect(await service.closePage(sessionId)).toBeUndefined();
  const expiresAt = new Date(request.expiresAt.getTime() + 3 * HOUR_MS);
  const later = await service.openPage({ ...request, expiresAt });
  expect(await service.closePage(later.sessionId)).toBeUndefined();
  paypal.payUntold(later.sessionId);
  await service.capture(later.sessionId);
  const payment = { kind: "paid", orderId: ORDER_ID };
  expect(await service.closePage(later.sessionId)).toMatchObject(payment);
});

test("PAY-159 two paid pages of an order are two payments", async () => {
  const { paypal, service, request } = await startPaypal();
  const references = [];
  for (const amountMinor of [7_499, 1_000]) {
    const { sessionId } = await service.openPage({ ...request, amountMinor });
    paypal.payUntold(sessionId);
    await service.capture(sessionId);
    references.push(paypal.orders.get(sessionId)?.capture?.id);
  }
  expect(new Set(references).size).toBe(2);
});

test("PAY-160 a refund is made once, even when the response was lost", async () => {
  const { paypal, service, pay } = await startPaypal();
  const refund = { ...(await pay()).refund, amountMinor: 2_000 };
  paypal.faults.push("answer lost");
  const { reference } = await service.refund(refund);
  expect(await service.refund(refund)).toEqual({ reference });
  expect(paypal.refunds).toMatchObject([{ id: reference, amount: { value: "20.00" } }]);
});

test("PAY-160 a refund that PayPal will never make is refused for good, others are for now", async () => {
  const { paypal, service, pay, pass } = await startPaypal();
  const { refund } = await pay();
  const again = (changes: object) =>
    service.refund({ ...refund, refundId: crypto.randomUUID(), ...changes });
  const refused = { name: "PaymentRefused" };
  await again({ amountMinor: 5_000 });
  await expect(again({ amountMinor: 2_500 })).rejects.toMatchObject(refused);
  await expect(again({ amountMinor: 1, paymentReference: "NONE" })).rejects.toMatchObject(refused);
  paypal.faults.push({ status: 422, name: "X", issue: "REFUND_FAILED_INSUFFICIENT_FUNDS" });
  await expect(again({ amountMinor: 1 })).rejects.toMatchObject({ code: "unavailable" });
  pass((record.refunds.days + 1) * DAY_MS);
  await expect(again({ amountMinor: 1 })).rejects.toThrow(/REFUND_TIME_LIMIT_EXCEEDED/);
});
