// Money that moves in the payment service itself, and messages of it that are late or never come.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { paymentNotes } from "#content/payment-notes.ts";
import { notificationSchema } from "#modules/notifications/contract.ts";
import { endOverdueHolds } from "#modules/orders/holds/end-overdue-holds.ts";
import { orderPath } from "#modules/orders/order-path.ts";
import { readinessSchema } from "#modules/readiness/contract.ts";
import { silentLog } from "#platform/log.ts";
import { openOrderPage } from "../../support/order-pages.ts";
import { orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { sampleWebBuild } from "../http/sample-web-build.tsx";
import { HOUR, startMoneyShop } from "../orders/money-shop.ts";
import { startStripeShop } from "./stripe-shop.ts";

const started = await startStripeShop({
  doesJobs: true,
  webBuild: sampleWebBuild({ anything: openOrderPage }),
});
const { stripe, notes, passTime, read, asAdmin } = started;
const { refund, refunds, runTask, standing } = await startMoneyShop(started);
const patience = { timeout: 10_000 };

/** Each by somebody else, of whom nobody orders too often. */
function placeOrder() {
  const body = orderBody();
  return started.order({ ...body, details: { ...body.details, email: started.newEmail() } });
}
async function payOrder() {
  const order = await placeOrder();
  await stripe.pay(order.session);
  return order;
}
const paid = async (id: string) => (await read(id)).paid.amountMinor;
const givenBack = async (id: string) => (await read(id)).refunded.amountMinor;
const toDollars = (minor: number) => `$${(minor / 100).toFixed(2)}`;

async function findNews(id: string) {
  const { text } = await asAdmin("GET", "/api/admin/notifications");
  const { notifications } = z
    .object({ notifications: z.array(notificationSchema) })
    .parse(JSON.parse(text));
  return notifications.flatMap((it) =>
    it.kind === "money-elsewhere" && it.orderId === id ? [it] : [],
  );
}
const listNews = async (id: string) => (await findNews(id)).map(({ what }) => what);
const readAmounts = async (id: string) => (await findNews(id)).map(({ amount }) => amount);

test("PAY-61 a refund in the service's dashboard counts once, with or without its event, and the bell reports it", async () => {
  const { id, session } = await payOrder();
  const { body } = stripe.refundElsewhere(session, 2_000);
  expect(await stripe.send(body)).toBe(200);
  expect(await stripe.send(body.replace('"id":"evt_', '"id":"evt_other'))).toBe(200);
  await runTask("compare-payments");
  expect(await givenBack(id)).toBe(2_000);
  expect(await notes(id)).toEqual([paymentNotes.refundedElsewhere(toDollars(2_000))]);
  expect(await listNews(id)).toEqual(["refund"]);
  // No more than what is left can be given back by the shop.
  const tooMuch = { idempotencyKey: randomUUID(), amountMinor: UNIT_PRICE };
  expect(await refund(id, tooMuch)).toMatchObject({ code: "refund_too_large" });

  const untold = await payOrder();
  stripe.refundElsewhere(untold.session, 1_000);
  await runTask("compare-payments");
  await runTask("compare-payments");
  expect(await givenBack(untold.id)).toBe(1_000);
});

test("PAY-61 the service's event about a refund that the shop made itself changes nothing", async () => {
  const { id, session } = await payOrder();
  await refund(id, { idempotencyKey: randomUUID(), amountMinor: 1_500 });
  await expect.poll(async () => (await refunds(id))[0]?.state, patience).toBe("done");
  const made = stripe.refunds.at(-1);
  const news = stripe.createEvent(session).replace("checkout.session.completed", "refund.created");
  const body = JSON.stringify({ ...(JSON.parse(news) as object), data: { object: made } });
  expect(await stripe.send(body)).toBe(200);
  await runTask("compare-payments");
  expect(await givenBack(id)).toBe(1_500);
  expect(await listNews(id)).toEqual([]);
});

test("PAY-61 a refund made elsewhere that failed no longer counts", async () => {
  const { id, session } = await payOrder();
  const { refund: made, body } = stripe.refundElsewhere(session, 700);
  await stripe.send(body);
  await stripe.markRefundFailed(made.id);
  expect(await givenBack(id)).toBe(0);
  expect((await refunds(id)).map(({ state }) => state)).toEqual(["failed"]);
});

test("PAY-61 an amount above what is left is reported and not counted", async () => {
  const { id, session } = await payOrder();
  await refund(id, { idempotencyKey: randomUUID(), amountMinor: UNIT_PRICE, byHand: true });
  const { body } = stripe.refundElsewhere(session, 500);
  expect(await stripe.send(body)).toBe(200);
  expect(await givenBack(id)).toBe(UNIT_PRICE);
  expect(await notes(id)).toContain(paymentNotes.refundedTooMuchElsewhere(toDollars(500)));
});

test("PAY-72 a refund elsewhere in another currency is reported with its amount and not counted", async () => {
  const { id, session } = await payOrder();
  const { body } = stripe.refundElsewhere(session, 500);
  expect(await stripe.send(body.replace('"currency":"usd"', '"currency":"eur"'))).toBe(200);
  passTime(1);
  const lost = stripe.createDispute(session, "lost", { amount: 700, currency: "eur" });
  expect(await stripe.send(lost)).toBe(200);
  expect(await givenBack(id)).toBe(0);
  expect(await notes(id)).toEqual(
    expect.arrayContaining([
      paymentNotes.refundedTooMuchElsewhere(paymentNotes.foreignAmount(500, "EUR")),
      paymentNotes.disputeLost(paymentNotes.foreignAmount(700, "EUR")),
    ]),
  );
  expect(await listNews(id)).toEqual(["dispute_lost", "refund"]);
  expect(await readAmounts(id)).toEqual([null, null]);
});

test("PAY-72 an order that was paid in another currency cannot be refunded", async () => {
  const { id, session } = await placeOrder();
  const changes = { payment_status: "paid", payment_intent: "pi_euro", currency: "eur" } as const;
  expect(await stripe.send(stripe.createEvent(session, changes))).toBe(200);
  const asked = { idempotencyKey: randomUUID(), amountMinor: UNIT_PRICE };
  expect(await refund(id, asked)).toMatchObject({ status: 409, code: "refund_too_large" });
  expect(await refunds(id)).toEqual([]);
});

test("PAY-73 a refund elsewhere whose event arrives before the payment's is found at night, once", async () => {
  const { id, session } = await placeOrder();
  const paying = stripe.payUntold(session);
  const { body } = stripe.refundElsewhere(session, 900);
  expect([await stripe.send(body), await stripe.send(paying)]).toEqual([200, 200]);
  expect([await paid(id), await givenBack(id)]).toEqual([UNIT_PRICE, 0]);
  await runTask("compare-payments");
  await runTask("compare-payments");
  expect(await givenBack(id)).toBe(900);
  expect(await listNews(id)).toEqual(["refund"]);
});

test("PAY-73 a partial dispute that is lost counts its amount", async () => {
  const { id, session } = await payOrder();
  await stripe.send(stripe.createDispute(session, "lost", { amount: 1_200 }));
  expect(await givenBack(id)).toBe(1_200);
  const rest = { idempotencyKey: randomUUID(), amountMinor: UNIT_PRICE - 1_200 };
  expect(await refund(id, { ...rest, amountMinor: UNIT_PRICE })).toMatchObject({
    code: "refund_too_large",
  });
  expect(await refund(id, rest)).toMatchObject({ status: 204 });
});

test("PAY-62 a dispute is reported at once, and a lost one counts as a refund", async () => {
  const { id, session } = await payOrder();
  expect(await stripe.send(stripe.createDispute(session))).toBe(200);
  expect(await givenBack(id)).toBe(0);
  expect(await listNews(id)).toEqual(["dispute_opened"]);
  passTime(1);
  const lost = stripe.createDispute(session, "lost");
  expect([await stripe.send(lost), await stripe.send(lost)]).toEqual([200, 200]);
  expect(await givenBack(id)).toBe(UNIT_PRICE);
  expect(await listNews(id)).toEqual(["dispute_lost", "dispute_opened"]);

  const other = await payOrder();
  await stripe.send(stripe.createDispute(other.session, "won"));
  expect(await givenBack(other.id)).toBe(0);
  expect(await listNews(other.id)).toEqual(["dispute_won"]);
});

test("PAY-62 a dispute of a refunded order is reported, and nothing counts twice", async () => {
  const { id, session } = await payOrder();
  await refund(id, { idempotencyKey: randomUUID(), amountMinor: UNIT_PRICE, byHand: true });
  expect(await stripe.send(stripe.createDispute(session, "lost"))).toBe(200);
  expect(await givenBack(id)).toBe(UNIT_PRICE);
  expect(await listNews(id)).toEqual(["dispute_lost"]);
});

test("PAY-63 a returning customer's payment is found without its event, and a late event changes nothing", async () => {
  const { id, session, placed } = await placeOrder();
  const late = stripe.payUntold(session);
  const page = await fetch(started.shop.url + orderPath(placed.accessKey));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("waiting")]);
  await expect.poll(() => paid(id), patience).toBe(UNIT_PRICE);
  expect(await stripe.send(late)).toBe(200);
  expect(await paid(id)).toBe(UNIT_PRICE);
  expect(await started.payments(id)).toHaveLength(1);
});

test("PAY-63 the service is asked before items are released, and a payment keeps them", async () => {
  const { id, session } = await placeOrder();
  stripe.payUntold(session);
  const unpaid = await placeOrder();
  passTime(HOUR + 60);
  await runTask("expire-reservations");
  expect(await paid(id)).toBe(UNIT_PRICE);
  expect(await standing(id)).toMatchObject({ stock_state: "held" });
  expect(await standing(unpaid.id)).toMatchObject({ stock_state: "released" });
});

test("PAY-63 while the service is unavailable, items stay reserved for one more hour", async () => {
  const { id } = await placeOrder();
  passTime(HOUR + 60);
  const away = { status: 500, type: "api_error" };
  stripe.faults.push(away, away);
  await runTask("expire-reservations");
  expect(await standing(id)).toMatchObject({ stock_state: "held" });
  passTime(HOUR + 60);
  stripe.faults.push(away, away);
  await runTask("expire-reservations");
  expect(await standing(id)).toMatchObject({ stock_state: "released" });
});

test("PAY-70 while the service is unavailable it is asked about only one order, with one warning", async () => {
  const placed = [await placeOrder(), await placeOrder(), await placeOrder()];
  passTime(HOUR + 60);
  const calls = stripe.calls.length;
  const away = { status: 500, type: "api_error" };
  stripe.faults.push(away, away);
  const warnings: unknown[] = [];
  const log = { ...silentLog, warn: (...line: unknown[]) => void warnings.push(line) };
  const { payments } = started.shop.services;
  await endOverdueHolds({ database: started.database, clock: started.now, log, payments });
  // The library asks twice before it gives up.
  expect(stripe.calls.slice(calls)).toHaveLength(2);
  expect(warnings).toHaveLength(1);
  for (const { id } of placed) expect(await standing(id)).toMatchObject({ stock_state: "held" });
  await runTask("expire-reservations");
  for (const { id } of placed)
    expect(await standing(id)).toMatchObject({ stock_state: "released" });
});

test("PAY-70 a page that the service refuses to show does not delay other orders", async () => {
  const lost = await placeOrder();
  const other = await placeOrder();
  passTime(HOUR + 60);
  stripe.faults.push({ status: 404, type: "invalid_request_error", code: "resource_missing" });
  await runTask("expire-reservations");
  expect(await standing(lost.id)).toMatchObject({ stock_state: "held" });
  expect(await standing(other.id)).toMatchObject({ stock_state: "released" });
});

test("READY-20 READY-21 the launch checklist shows when an event arrived, and warns of a payment without one", async () => {
  const look = async () => {
    const { text } = await asAdmin("GET", "/api/admin/readiness");
    const { checks } = readinessSchema.parse(JSON.parse(text));
    return checks.find(({ key }) => key === "paymentMessages");
  };
  await payOrder();
  const toldAt = started.now().toISOString();
  const told = { state: "done", reason: null, at: toldAt };
  expect(await look()).toMatchObject(told);

  passTime(HOUR);
  const { session } = await placeOrder();
  stripe.payUntold(session);
  await runTask("compare-payments");
  const foundAt = started.now().toISOString();
  expect(await look()).toMatchObject(told);
  passTime(11 * 60);
  // A message about anything else says nothing of those about payments.
  await stripe.send(stripe.createDispute(session));
  expect(await look()).toMatchObject({
    state: "missing",
    reason: "message_missed",
    at: foundAt,
  });
  await payOrder();
  expect(await look()).toMatchObject({ state: "done", at: started.now().toISOString() });
  passTime(31 * 86_400);
  await runTask("forget-payment-events");
  expect(await look()).toMatchObject({ state: "unknown", reason: "no_message_yet", at: null });
});

test("PAY-63 a payment on a page that is being closed is counted", async () => {
  const { id, session } = await placeOrder();
  stripe.payUntold(session);
  await asAdmin("POST", `/api/admin/orders/${id}/status`, { status: "cancelled" });
  await expect.poll(() => paid(id), patience).toBe(UNIT_PRICE);
});
