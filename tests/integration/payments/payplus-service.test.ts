import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import type { ServiceMessage } from "#modules/payments/payments.ts";
import { createPayplusService } from "#modules/payments/services/payplus/service.ts";
import { payplusKeys, startPayplusServer } from "../../support/payplus-server.ts";
import type { Paying, Transaction } from "../../support/payplus-types.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = new Date("2026-03-01T10:00:00Z");
const orderId = "6c0f6c0e-92d5-4b0e-8f0b-1f9f6e4f7a11";
const refundId = "0d9f0a3c-5f0e-4f4f-9a51-7c8f1d2e3b4a";

async function start({
  keys = payplusKeys,
  ...options
}: { timeoutMs?: number; keys?: Readonly<Record<string, string>> } = {}) {
  let now = START;
  const clock = () => now;
  const payplus = await startPayplusServer({ clock });
  const shop = await startInbox();
  onTestFinished(() => payplus.stop());
  const service = createPayplusService({ keys, apiUrl: payplus.url, clock, ...options });
  const request = {
    orderId,
    orderNumber: "6E4F7A11",
    customerEmail: "maya@mail.example",
    customerName: "Maya",
    amountMinor: 7_499,
    currency: "ILS",
    description: "A bag",
    successUrl: "http://shop.example/yes?key=1",
    cancelUrl: "http://shop.example/no",
    messageUrl: shop.url,
    expiresAt: new Date(START.getTime() + 60 * MINUTE_MS),
  };
  const getLast = (): Transaction => {
    const last = payplus.transactions.at(-1);
    if (last === undefined) throw new Error("no transaction");
    return last;
  };
  return {
    payplus,
    service,
    request,
    getLast,
    messages: shop.messages,
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    /** The number of a payment that was made on a page of its own. */
    async payOne(paying?: Paying) {
      payplus.payUntold((await service.openPage(request)).sessionId, paying);
      return getLast().uid;
    },
    read: (body: string, hash: string | undefined = payplus.sign(body)) =>
      service.readEvent({ body, getHeader: (name) => (name === "hash" ? hash : undefined) }),
  };
}

/** Takes messages as the shop does. */
async function startInbox() {
  const messages: ServiceMessage[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { hash } = request.headers;
      messages.push({ body, getHeader: () => String(hash) });
      response.end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { messages, url: `http://127.0.0.1:${address.port}/api/payments/payplus` };
}

/** Before each refund the days in which it may have been made are looked up. */
const looks = ["none", "none", "none", "none"] as const;
const paid = { kind: "paid", orderId, amountMinor: 7_499, currency: "ILS" } as const;
const refused = { name: "PaymentRefused" } as const;
const unavailable = { code: "unavailable" } as const;

test("PAY-170 a customer whose card is refused pays on the same page, and comes back each time", async () => {
  const { payplus, service, request, messages } = await start();
  const page = await service.openPage(request);
  expect(await (await fetch(page.url)).text()).toContain("74.99 ILS");
  expect(await service.readPage(page.sessionId)).toEqual({ kind: "open" });
  const press = async (url: string) =>
    (await fetch(url, { method: "POST", redirect: "manual" })).headers.get("location");
  expect(await press(page.url.replace("/pay/", "/refuse/"))).toMatch(
    /^http:\/\/shop.example\/no\?/,
  );
  expect(await service.readPage(page.sessionId)).toEqual({
    kind: "refused",
    refusal: "declined",
    isOver: false,
  });
  expect(await press(page.url)).toMatch(/^http:\/\/shop.example\/yes\?key=1&/);
  expect((await fetch(page.url)).status).toBe(410);
  const events = await Promise.all(messages.map((message) => service.readEvent(message)));
  expect(events).toMatchObject([{ kind: "page", sessionId: page.sessionId }, paid]);
  expect(payplus.transactions).toHaveLength(2);
});

test("PAY-171 a payment has the same number by message, page, capture and list, with means and instalments", async () => {
  const { payplus, service, request, messages, getLast } = await start();
  const { sessionId } = await service.openPage(request);
  await payplus.pay(sessionId, { payments: 3 });
  const reference = getLast().uid;
  const expected = { ...paid, reference, means: "card", instalments: 3 };
  const [message] = messages;
  expect(message && (await service.readEvent(message))).toMatchObject(expected);
  const state = { kind: "paid", payment: expected };
  expect(await service.readPage(sessionId)).toMatchObject(state);
  expect(await service.capture(sessionId)).toMatchObject(state);
  expect(await service.listMoney(START)).toMatchObject([expected]);
  const found = { amountMinor: 7_499, currency: "ILS", means: "card" };
  expect(await service.findPayment(reference)).toEqual(found);
  expect(await service.findPayment(orderId)).toBeUndefined();
});

test.each(["bit", "apple-pay", "google-pay"] as const)(
  "PAY-171 a payment by %s is told as such",
  async (method) => {
    const { payplus, service, payOne, read } = await start();
    const uid = await payOne({ method });
    const means = method.replace("-", "_");
    expect(await read(payplus.createMessage(uid))).toMatchObject({ means });
    expect(await service.findPayment(uid)).toMatchObject({ means });
  },
);

test.each([
  [1, 0.01],
  [100, 1],
  [1_990, 19.9],
  [14_999_999, 149_999.99],
])("PAY-172 %i agorot are charged and read to the agora", async (amountMinor, amount) => {
  const { payplus, service, request, getLast } = await start();
  const { sessionId } = await service.openPage({ ...request, amountMinor });
  expect(payplus.pages.get(sessionId)?.amount).toBe(amount);
  payplus.payUntold(sessionId);
  expect(await service.findPayment(getLast().uid)).toMatchObject({ amountMinor });
});

test("PAY-172 another currency than the shekel is refused", async () => {
  const { service, request } = await start();
  await expect(service.openPage({ ...request, currency: "JPY" })).rejects.toMatchObject(refused);
});

test("PAY-173 after a lost answer or a single error another page is opened, and only it is known", async () => {
  const { payplus, service, request } = await start();
  payplus.faults.push("answer lost");
  const page = await service.openPage(request);
  expect([...payplus.pages.keys()].at(-1)).toBe(page.sessionId);
  payplus.faults.push({ status: 503 });
  await service.openPage(request);
  expect(payplus.calls).toHaveLength(4);
});

test("PAY-173 a customer whose address PayPlus refuses pays on a page without it", async () => {
  const { payplus, service, request } = await start();
  const page = await service.openPage({ ...request, customerEmail: "maya" });
  expect(payplus.pages.get(page.sessionId)?.customer).toBeUndefined();
});

test("PAY-174 calls end after the time limit; what is refused for good is told from what is not", async () => {
  const { payplus, service, request } = await start({ timeoutMs: 100 });
  payplus.faults.push("no answer", "no answer");
  await expect(service.openPage(request)).rejects.toMatchObject(unavailable);
  payplus.faults.push({ status: 429 });
  await expect(service.openPage(request)).rejects.toMatchObject(unavailable);
  await expect(service.openPage({ ...request, amountMinor: 0 })).rejects.toMatchObject(refused);
  await payplus.stop();
  await expect(service.openPage(request)).rejects.toMatchObject(unavailable);
  await expect(service.closePage(orderId)).rejects.toMatchObject(unavailable);
});

test("PAY-175 keys are checked; an error repeats neither them nor an address", async () => {
  const { service } = await start();
  await service.checkKeys();
  expect(service.isTest).toBe(true);
  const wrong = await start({ keys: { ...payplusKeys, secretKey: "wrong-very-secret" } });
  const errors = await Promise.all(
    [wrong.service.checkKeys(), wrong.service.openPage(wrong.request)].map((call) =>
      call.catch((error: unknown) => error),
    ),
  );
  expect(errors).toMatchObject([refused, unavailable]);
  expect(errors.join()).toContain("[key] [e-mail]");
  expect(errors.join()).not.toContain("secret");
  const other = await start({ keys: { ...payplusKeys, pageUid: orderId } });
  await expect(other.service.checkKeys()).rejects.toMatchObject(refused);
});

test("PAY-176 a closed page takes no money; a page that was paid gives its payment back", async () => {
  const { payplus, service, request } = await start();
  const page = await service.openPage(request);
  expect(await service.closePage(page.sessionId)).toBeUndefined();
  expect(await service.closePage(page.sessionId)).toBeUndefined();
  expect((await fetch(page.url, { method: "POST" })).status).toBe(410);
  const { sessionId } = await service.openPage(request);
  payplus.payUntold(sessionId);
  expect(await service.closePage(sessionId)).toMatchObject(paid);
});

test("PAY-176 a page ends with its order, and never before a minute has passed", async () => {
  const { service, request, pass } = await start();
  const page = await service.openPage(request);
  const late = await service.openPage({ ...request, expiresAt: START });
  pass(59_000);
  expect((await fetch(late.url)).status).toBe(200);
  pass(59 * MINUTE_MS + 1_000);
  expect((await fetch(page.url)).status).toBe(410);
});

test("PAY-177 an order that was paid on two pages has two payments", async () => {
  const { service, payOne } = await start();
  const first = await payOne();
  const second = await payOne();
  expect(await service.listMoney(START)).toMatchObject([
    { ...paid, reference: first },
    { ...paid, reference: second },
  ]);
});

test.each([
  ["036", "expired"],
  ["039", "declined"],
  ["777", "other"],
] as const)("PAY-178 the code %s is told as %s", async (code, refusal) => {
  const { payplus, service, request } = await start();
  const { sessionId } = await service.openPage(request);
  await payplus.refuse(sessionId, code);
  expect(await service.readPage(sessionId)).toMatchObject({ kind: "refused", refusal });
});

test("PAY-179 a message that is forged, altered, or about another payment page is refused", async () => {
  const { payplus, payOne, read } = await start();
  const uid = await payOne();
  const body = payplus.createMessage(uid);
  const bad = { code: "bad_request" };
  await expect(read(body, payplus.sign(body, "another secret"))).rejects.toMatchObject(bad);
  await expect(read(body, "")).rejects.toMatchObject(bad);
  const altered = payplus.createMessage(uid, { amount: 7 });
  await expect(read(altered, payplus.sign(body))).rejects.toMatchObject(bad);
  const other = payplus.createMessage(uid, { payment_page_uid: orderId });
  await expect(read(other)).rejects.toMatchObject(bad);
  const ours = payplus.createMessage(uid, { payment_page_uid: payplusKeys.pageUid });
  expect(await read(ours)).toMatchObject(paid);
});

test("PAY-180 signed messages about anything else change nothing, and the same one has the same id", async () => {
  const { payplus, payOne, read } = await start();
  const uid = await payOne();
  const { eventId } = await read(payplus.createMessage(uid));
  expect(await read(payplus.createMessage(uid))).toMatchObject({ eventId });
  for (const body of ["", "null", '{"transaction":5}', '{"transaction_type":"Check"}'])
    expect(await read(body)).toMatchObject({ kind: "other", eventId: expect.any(String) });
  const foreign = payplus.createMessage(uid, { more_info: "Order 17 of another shop" });
  expect(await read(foreign)).toMatchObject({ kind: "page" });
  await expect(read(payplus.createMessage(uid, { amount: "a lot" }))).rejects.toMatchObject(
    unavailable,
  );
});

test("PAY-181 a refund is made once, even when the answer was lost", async () => {
  const { payplus, service, payOne, pass } = await start();
  const paymentReference = await payOne();
  const refund = { refundId, paymentReference, amountMinor: 2_000, currency: "ILS" };
  payplus.faults.push(...looks, "answer lost");
  const { reference } = await service.refund(refund);
  pass(DAY_MS);
  expect(await service.refund(refund)).toEqual({ reference });
  const refunds = payplus.transactions.filter(({ type }) => type === "Refund");
  expect(refunds).toMatchObject([{ uid: reference, amount: 20, chargeUid: paymentReference }]);
});

test("PAY-181 a refund whose call had no answer is not sent again blindly", async () => {
  const { payplus, service, payOne } = await start({ timeoutMs: 200 });
  const paymentReference = await payOne();
  const refund = { refundId, paymentReference, amountMinor: 2_000, currency: "ILS" };
  payplus.faults.push(...looks, "no answer");
  await expect(service.refund(refund)).rejects.toMatchObject(unavailable);
  payplus.faults.push(...looks, { status: 500 });
  await expect(service.refund(refund)).rejects.toMatchObject(unavailable);
  expect(payplus.transactions).toHaveLength(1);
  await service.refund(refund);
  expect(payplus.transactions).toHaveLength(2);
});

test("PAY-182 refunds add up to the payment and not more; a payment by bit goes back as a whole", async () => {
  const { service, payOne } = await start();
  const paymentReference = await payOne();
  const give = (id: string, amountMinor: number, payment = paymentReference) =>
    service.refund({ refundId: id, paymentReference: payment, amountMinor, currency: "ILS" });
  await give(refundId, 7_000);
  await expect(give(orderId, 500)).rejects.toMatchObject(refused);
  await give(orderId, 499);
  const bit = await payOne({ method: "bit" });
  const another = "1e8f0a3c-5f0e-4f4f-9a51-7c8f1d2e3b4a";
  await expect(give(another, 499, bit)).rejects.toMatchObject(refused);
  await give(another, 7_499, bit);
});

test("PAY-183 a refund of the portal is told with its payment, one of the shop is no news", async () => {
  const { payplus, service, payOne, read } = await start();
  const payment = await payOne();
  const { refund, body } = payplus.refundElsewhere(payment, 10.5);
  const event = { kind: "refunded elsewhere", payment, reference: refund.uid, amountMinor: 1_050 };
  expect(await read(body)).toMatchObject(event);
  const { reference } = await service.refund({
    refundId,
    paymentReference: payment,
    amountMinor: 1_000,
    currency: "ILS",
  });
  expect(await read(payplus.createMessage(reference))).toMatchObject({ kind: "other" });
  expect(await service.listMoney(START)).toMatchObject([paid, event]);
});

test("PAY-184 the list finds the money of each day since then that no message told, once", async () => {
  const { service, payOne, pass } = await start();
  const early = await payOne();
  pass(2 * DAY_MS);
  const late = await payOne();
  pass(DAY_MS);
  const list = async (since: Date) =>
    (await service.listMoney(since)).map((event) => "reference" in event && event.reference);
  expect(await list(START)).toEqual([early, late]);
  expect(await list(new Date(START.getTime() + DAY_MS))).toEqual([late]);
});

test("PAY-184 a list that fails is not an empty one", async () => {
  const { payplus, service } = await start();
  payplus.faults.push({ status: 422 });
  await expect(service.listMoney(START)).rejects.toMatchObject(unavailable);
});
