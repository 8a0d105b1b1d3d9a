import { expect, test } from "vitest";
import { MINUTE_MS } from "#shared/durations.ts";
import { payplusKeys } from "../../support/payplus-server.ts";
import {
  orderId,
  paid,
  refused,
  START,
  startPayplusAccount,
  unavailable,
} from "./payplus-account.ts";

test("PAY-170 a customer whose card is refused pays on the same page, and comes back each time", async () => {
  const { payplus, service, request, messages } = await startPayplusAccount();
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
    refusedReason: "declined",
    isOver: false,
  });
  expect(await press(page.url)).toMatch(/^http:\/\/shop.example\/yes\?key=1&/);
  expect((await fetch(page.url)).status).toBe(410);
  const events = await Promise.all(messages.map((message) => service.readEvent(message)));
  expect(events).toMatchObject([{ kind: "page", sessionId: page.sessionId }, paid]);
  expect(payplus.transactions).toHaveLength(2);
});

test("PAY-171 a payment has the same number by message, page, capture and list, with means and instalments", async () => {
  const { payplus, service, request, messages, getLast } = await startPayplusAccount();
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
    const { payplus, service, payOne, read } = await startPayplusAccount();
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
  const { payplus, service, request, getLast } = await startPayplusAccount();
  const { sessionId } = await service.openPage({ ...request, amountMinor });
  expect(payplus.pages.get(sessionId)?.amount).toBe(amount);
  payplus.payUntold(sessionId);
  expect(await service.findPayment(getLast().uid)).toMatchObject({ amountMinor });
});

test("PAY-172 another currency than the shekel is refused", async () => {
  const { service, request } = await startPayplusAccount();
  await expect(service.openPage({ ...request, currency: "JPY" })).rejects.toMatchObject(refused);
});

test("PAY-173 after a lost answer or a single error another page is opened, and only it is known", async () => {
  const { payplus, service, request } = await startPayplusAccount();
  payplus.faults.push("answer lost");
  const page = await service.openPage(request);
  expect([...payplus.pages.keys()].at(-1)).toBe(page.sessionId);
  payplus.faults.push({ status: 503 });
  await service.openPage(request);
  expect(payplus.calls).toHaveLength(4);
});

test("PAY-173 a customer whose address PayPlus refuses pays on a page without it", async () => {
  const { payplus, service, request } = await startPayplusAccount();
  const page = await service.openPage({ ...request, customerEmail: "maya" });
  expect(payplus.pages.get(page.sessionId)?.customer).toBeUndefined();
});

test("PAY-174 calls end after the time limit; what is refused for good is told from what is not", async () => {
  const { payplus, service, request } = await startPayplusAccount({ timeoutMs: 1_500 });
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
  const { service } = await startPayplusAccount();
  await service.checkKeys();
  expect(service.isTest).toBe(true);
  const wrong = await startPayplusAccount({
    keys: { ...payplusKeys, secretKey: "wrong-very-secret" },
  });
  const errors = await Promise.all(
    [wrong.service.checkKeys(), wrong.service.openPage(wrong.request)].map((call) =>
      call.catch((error: unknown) => error),
    ),
  );
  expect(errors).toMatchObject([refused, unavailable]);
  expect(errors.join()).toContain("[key] [e-mail]");
  expect(errors.join()).not.toContain("secret");
  const other = await startPayplusAccount({ keys: { ...payplusKeys, pageUid: orderId } });
  await expect(other.service.checkKeys()).rejects.toMatchObject(refused);
});

test("PAY-176 a closed page takes no money; a page that was paid gives its payment back", async () => {
  const { payplus, service, request } = await startPayplusAccount();
  const page = await service.openPage(request);
  expect(await service.closePage(page.sessionId)).toBeUndefined();
  expect(await service.closePage(page.sessionId)).toBeUndefined();
  expect((await fetch(page.url, { method: "POST" })).status).toBe(410);
  const { sessionId } = await service.openPage(request);
  payplus.payUntold(sessionId);
  expect(await service.closePage(sessionId)).toMatchObject(paid);
});

test("PAY-176 a page ends with its order, and never before a minute has passed", async () => {
  const { service, request, pass } = await startPayplusAccount();
  const page = await service.openPage(request);
  const late = await service.openPage({ ...request, expiresAt: START });
  pass(59_000);
  expect((await fetch(late.url)).status).toBe(200);
  pass(59 * MINUTE_MS + 1_000);
  expect((await fetch(page.url)).status).toBe(410);
});

test("PAY-177 an order that was paid on two pages has two payments", async () => {
  const { service, payOne } = await startPayplusAccount();
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
] as const)("PAY-178 the code %s is told as %s", async (code, refusedReason) => {
  const { payplus, service, request } = await startPayplusAccount();
  const { sessionId } = await service.openPage(request);
  await payplus.refuse(sessionId, code);
  expect(await service.readPage(sessionId)).toMatchObject({ kind: "refused", refusedReason });
});

test("PAY-179 a message that is forged, altered, or about another payment page is refused", async () => {
  const { payplus, payOne, read } = await startPayplusAccount();
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
  const { payplus, payOne, read } = await startPayplusAccount();
  const uid = await payOne();
  const { eventId } = await read(payplus.createMessage(uid));
  expect(await read(payplus.createMessage(uid))).toMatchObject({ eventId });
  for (const body of ["", "null", '{"transaction":5}', '{"transaction_type":"Check"}'])
    expect(await read(body)).toMatchObject({ kind: "other", type: "unknown" });
  const foreign = payplus.createMessage(uid, { more_info: "Order 17 of another shop" });
  expect(await read(foreign)).toMatchObject({ kind: "other" });
  await expect(read(payplus.createMessage(uid, { amount: "a lot" }))).rejects.toMatchObject(
    unavailable,
  );
});
