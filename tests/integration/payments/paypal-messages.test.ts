import { expect, test } from "vitest";
import { PaymentRefused } from "#modules/payments/payments.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { ORDER_ID, REFUND_ID, START, startPaypal } from "./paypal-account.ts";

const refused = { code: "bad_request" };

test("PAY-161 a message counts only when PayPal signed it for this webhook, at most four days ago", async () => {
  const { paypal, read, pay } = await startPaypal();
  const body = paypal.createEvent((await pay()).sessionId);
  expect(await read(body)).toMatchObject({ kind: "paid", orderId: ORDER_ID });
  const repeated = paypal.sign(body, { at: new Date(START.getTime() - 3 * DAY_MS) });
  expect(await read(body, repeated)).toMatchObject({ kind: "paid" });
  const wrong = [
    { isForged: true },
    { webhookId: "OTHERACCOUNT" },
    { at: new Date(START.getTime() - 5 * DAY_MS) },
    { at: new Date(START.getTime() + 5 * DAY_MS) },
  ];
  for (const signature of wrong)
    await expect(read(body, paypal.sign(body, signature))).rejects.toMatchObject(refused);
});

test("PAY-161 an altered message is refused, and PayPal has the body to the byte", async () => {
  const { paypal, read, pay } = await startPaypal();
  const { sessionId } = await pay();
  const amount = { currency_code: "USD", value: "1.00" };
  const genuine = paypal.createEvent(sessionId, { amount }).replace("{", '{ "é" :1e0,');
  expect(await read(genuine)).toMatchObject({ amountMinor: 100 });
  const altered = genuine.replace('"1.00"', '"74.99"');
  expect(altered).not.toBe(genuine);
  await expect(read(altered, paypal.sign(genuine))).rejects.toMatchObject(refused);
});

test("PAY-161 PayPal is not bothered with messages that cannot be its own", async () => {
  const { paypal, read, pay } = await startPaypal();
  const body = paypal.createEvent((await pay()).sessionId);
  const count = paypal.calls.length;
  const headers = paypal.sign(body);
  for (const name of Object.keys(headers))
    await expect(read(body, { ...headers, [name]: "" })).rejects.toMatchObject(refused);
  const elsewhere = ["http://api.paypal.com/c", "https://paypal.com.example/c", "https://x/c", "c"];
  for (const address of elsewhere)
    await expect(read(body, { ...headers, "paypal-cert-url": address })).rejects.toMatchObject(
      refused,
    );
  for (const text of ["", "[]", `${body},"webhook_id":"X"`])
    await expect(read(text, headers)).rejects.toMatchObject(refused);
  expect(paypal.calls).toHaveLength(count);
});

test("PAY-161 a message that cannot be checked now is not refused, but read when it is repeated", async () => {
  const { paypal, read, pay } = await startPaypal();
  const body = paypal.createEvent((await pay()).sessionId);
  paypal.faults.push({ status: 503, name: "X" }, { status: 503, name: "X" });
  await expect(read(body)).rejects.toMatchObject({ code: "unavailable" });
  expect(await read(body)).toMatchObject({ kind: "paid" });
});

test("PAY-162 a message of a payment has the reference that reading its page gives", async () => {
  const { paypal, service, read, request } = await startPaypal();
  const { sessionId } = await service.openPage(request);
  const page = { kind: "page", sessionId };
  expect(await read(paypal.payUntold(sessionId, "pending"))).toMatchObject(page);
  await service.capture(sessionId);
  const pending = paypal.createEvent(sessionId, {}, "PAYMENT.CAPTURE.PENDING");
  expect(await read(pending)).toMatchObject(page);
  const told = await read(paypal.settle(sessionId, "COMPLETED"));
  const { kind, reference, ...state } = { reference: "", ...told };
  expect(kind).toBe("paid");
  expect(state).toMatchObject({ amountMinor: 7_499, currency: "USD", feeMinor: 84 });
  expect(await service.readPage(sessionId)).toMatchObject({ payment: { reference } });
  const foreign = paypal.createEvent(sessionId, { custom_id: "invoice 7" });
  expect(await read(foreign)).toMatchObject({ kind: "other" });
  const unknown = paypal.createEvent(sessionId, {}, "BILLING.PLAN.CREATED");
  expect(await read(unknown)).toMatchObject({ kind: "other" });
});

test("PAY-163 a refund of the dashboard is told apart from one of the shop, though it has the order's id", async () => {
  const { paypal, service, read, pay } = await startPaypal();
  const { sessionId, refund } = await pay();
  const elsewhere = paypal.refundElsewhere(sessionId, "10.00");
  expect(elsewhere.refund.custom_id).toBe(ORDER_ID);
  const { paymentReference: payment } = refund;
  const { id: reference } = elsewhere.refund;
  const moved = { payment, reference, amountMinor: 1_000, currency: "USD" };
  expect(await read(elsewhere.body)).toMatchObject({ kind: "refunded elsewhere", ...moved });
  const failed = { kind: "refund elsewhere failed", reference };
  expect(await read(paypal.failRefund(reference))).toMatchObject(failed);
  const own = await service.refund({ ...refund, amountMinor: 2_000 });
  expect(await read(paypal.failRefund(own.reference))).toMatchObject({
    kind: "refund failed",
    refundId: REFUND_ID,
    reason: `PayPal's refund ${own.reference} failed.`,
  });
});

test("PAY-164 a dispute is told once for each stage, with the day until which the shop can answer", async () => {
  const { paypal, read, pay } = await startPaypal();
  const { sessionId, refund } = await pay();
  const opened = await read(paypal.createDispute(sessionId));
  expect(opened).toMatchObject({
    kind: "disputed",
    outcome: "opened",
    payment: refund.paymentReference,
    reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
    dueAt: new Date(START.getTime() + 10 * DAY_MS),
    amountMinor: 7_499,
  });
  const { eventId } = opened;
  const updated = await read(paypal.createDispute(sessionId, { type: "UPDATED" }));
  expect(updated).toMatchObject({ eventId });
  const claim = paypal.createDispute(sessionId, { type: "UPDATED", stage: "CHARGEBACK" });
  expect((await read(claim)).eventId).not.toBe(eventId);
});

test("PAY-164 the money of a lost dispute is counted by what PayPal takes back, and once", async () => {
  const { paypal, read, pay } = await startPaypal();
  const { sessionId, refund } = await pay();
  const { refund: taken, body } = paypal.reverse(sessionId, "30.00");
  expect(await read(body)).toMatchObject({
    ...{ kind: "disputed", outcome: "lost", payment: refund.paymentReference },
    ...{ reference: taken.id, amountMinor: 3_000 },
  });
  const close = (outcome: string) =>
    read(paypal.createDispute(sessionId, { type: "RESOLVED", outcome }));
  expect(await close("RESOLVED_BUYER_FAVOUR")).toMatchObject({ kind: "other" });
  expect(await close("RESOLVED_SELLER_FAVOUR")).toMatchObject({ kind: "disputed", outcome: "won" });
});

test("PAY-165 the list finds payments and money given back that no message told", async () => {
  const { paypal, service, pay, pass, request } = await startPaypal();
  const { sessionId, refund } = await pay();
  await service.refund({ ...refund, amountMinor: 500 });
  const elsewhere = paypal.refundElsewhere(sessionId, "10.00").refund;
  const taken = paypal.reverse(sessionId, "20.00").refund;
  const waiting = await service.openPage({ ...request, amountMinor: 1_000 });
  paypal.payUntold(waiting.sessionId, "pending");
  await service.capture(waiting.sessionId);
  expect(await service.listMoney(new Date(START.getTime() - DAY_MS))).toEqual([]);
  pass(4 * HOUR_MS);
  const { paymentReference: payment } = refund;
  const news = (await service.listMoney(START)).filter(({ kind }) => kind !== "other");
  expect(news).toMatchObject([
    { kind: "paid", orderId: ORDER_ID, reference: payment, amountMinor: 7_499, feeMinor: 84 },
    { kind: "refunded elsewhere", payment, reference: elsewhere.id, amountMinor: 1_000 },
    { kind: "disputed", outcome: "lost", payment, reference: taken.id, amountMinor: 2_000 },
  ]);
});

test("PAY-165 a list of months is read in parts of at most 31 days", async () => {
  const { paypal, service, pay, pass } = await startPaypal();
  const { refund } = await pay();
  pass(62 * DAY_MS);
  const found = await service.listMoney(new Date(START.getTime() - HOUR_MS));
  expect(found).toMatchObject([{ kind: "paid", reference: refund.paymentReference }]);
  const lists = paypal.calls.filter(({ path }) => path.startsWith("/v1/reporting"));
  expect(lists).toHaveLength(3);
});

test("PAY-166 without the right to the list the error names the feature that is missing", async () => {
  const { service, pass } = await startPaypal({ mayList: false });
  pass(DAY_MS);
  const list = service.listMoney(START);
  await expect(list).rejects.toThrow(PaymentRefused);
  await expect(list).rejects.toThrow(/403, NOT_AUTHORIZED.*"Transaction search"/);
});

test("PAY-167 customers pay, refuse or cancel on the page, and return with its number", async () => {
  const { paypal, service, request } = await startPaypal();
  const { sessionId, url } = await service.openPage(request);
  const shown = await (await fetch(url)).text();
  expect(shown).toContain("74.99 USD");
  expect(shown).toContain(`href="http://shop.example/no?token=${sessionId}"`);
  const pressed = await fetch(`${url}&choice=paid`, { method: "POST", redirect: "manual" });
  const back = new URL(pressed.headers.get("location") ?? "");
  expect(back.searchParams.get("token")).toBe(sessionId);
  expect(await service.capture(sessionId)).toMatchObject({ kind: "paid" });
  expect((await fetch(url)).status).toBe(410);
  expect(paypal.orders.get(sessionId)?.status).toBe("COMPLETED");
});
