// Money that moves in the payment service itself, and messages of it that are late or never come.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { paymentNotes } from "#content/payment-notes.ts";
import { notificationSchema } from "#modules/notifications/contract.ts";
import { expireReservations } from "#modules/orders/holds/expire-reservations.ts";
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
const inDollars = (minor: number) => `$${(minor / 100).toFixed(2)}`;

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

test("PAY-61 a refund in the service's dashboard counts once, by its message or without it, and the bell says so", async () => {
  const { id, session } = await payOrder();
  const { body } = stripe.refundElsewhere(session, 2_000);
  expect(await stripe.send(body)).toBe(200);
  expect(await stripe.send(body.replace('"id":"evt_', '"id":"evt_other'))).toBe(200);
  await runTask("compare-payments");
  expect(await givenBack(id)).toBe(2_000);
  expect(await notes(id)).toEqual([paymentNotes.refundedElsewhere(inDollars(2_000))]);
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

test("PAY-61 the service's news of a refund that the shop has made itself change nothing", async () => {
  const { id, session } = await payOrder();
  await refund(id, { idempotencyKey: randomUUID(), amountMinor: 1_500 });
  await expect.poll(async () => (await refunds(id))[0]?.state, patience).toBe("done");
  const made = stripe.refunds.at(-1);
  const news = stripe.makeEvent(session).replace("checkout.session.completed", "refund.created");
  const body = JSON.stringify({ ...(JSON.parse(news) as object), data: { object: made } });
  expect(await stripe.send(body)).toBe(200);
  await runTask("compare-payments");
  expect(await givenBack(id)).toBe(1_500);
  expect(await listNews(id)).toEqual([]);
});

test("PAY-61 what went back elsewhere and did not arrive counts no more", async () => {
  const { id, session } = await payOrder();
  const { refund: made, body } = stripe.refundElsewhere(session, 700);
  await stripe.send(body);
  await stripe.failRefund(made.id);
  expect(await givenBack(id)).toBe(0);
  expect((await refunds(id)).map(({ state }) => state)).toEqual(["failed"]);
});

test("PAY-61 more than an order has left is told and not counted", async () => {
  const { id, session } = await payOrder();
  await refund(id, { idempotencyKey: randomUUID(), amountMinor: UNIT_PRICE, byHand: true });
  const { body } = stripe.refundElsewhere(session, 500);
  expect(await stripe.send(body)).toBe(200);
  expect(await givenBack(id)).toBe(UNIT_PRICE);
  expect(await notes(id)).toContain(paymentNotes.refundedTooMuchElsewhere(inDollars(500)));
});

test("PAY-72 what goes back elsewhere in another currency is told with its amount, and not counted", async () => {
  const { id, session } = await payOrder();
  const { body } = stripe.refundElsewhere(session, 500);
  expect(await stripe.send(body.replace('"currency":"usd"', '"currency":"eur"'))).toBe(200);
  passTime(1);
  const lost = stripe.makeDispute(session, "lost", { amount: 700, currency: "eur" });
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

test("PAY-72 an order that was paid in another currency has nothing to give back", async () => {
  const { id, session } = await placeOrder();
  const changes = { payment_status: "paid", payment_intent: "pi_euro", currency: "eur" } as const;
  expect(await stripe.send(stripe.makeEvent(session, changes))).toBe(200);
  const asked = { idempotencyKey: randomUUID(), amountMinor: UNIT_PRICE };
  expect(await refund(id, asked)).toMatchObject({ status: 409, code: "refund_too_large" });
  expect(await refunds(id)).toEqual([]);
});

test("PAY-73 a refund elsewhere whose news comes before that of the payment is found in the night, once", async () => {
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

test("PAY-73 a part that is disputed and lost counts as that part", async () => {
  const { id, session } = await payOrder();
  await stripe.send(stripe.makeDispute(session, "lost", { amount: 1_200 }));
  expect(await givenBack(id)).toBe(1_200);
  const rest = { idempotencyKey: randomUUID(), amountMinor: UNIT_PRICE - 1_200 };
  expect(await refund(id, { ...rest, amountMinor: UNIT_PRICE })).toMatchObject({
    code: "refund_too_large",
  });
  expect(await refund(id, rest)).toMatchObject({ status: 204 });
});

test("PAY-62 a dispute is told at once, and its money is gone when it is lost", async () => {
  const { id, session } = await payOrder();
  expect(await stripe.send(stripe.makeDispute(session))).toBe(200);
  expect(await givenBack(id)).toBe(0);
  expect(await listNews(id)).toEqual(["dispute_opened"]);
  passTime(1);
  const lost = stripe.makeDispute(session, "lost");
  expect([await stripe.send(lost), await stripe.send(lost)]).toEqual([200, 200]);
  expect(await givenBack(id)).toBe(UNIT_PRICE);
  expect(await listNews(id)).toEqual(["dispute_lost", "dispute_opened"]);

  const other = await payOrder();
  await stripe.send(stripe.makeDispute(other.session, "won"));
  expect(await givenBack(other.id)).toBe(0);
  expect(await listNews(other.id)).toEqual(["dispute_won"]);
});

test("PAY-62 a dispute of an order that was given back is told, and counts nothing twice", async () => {
  const { id, session } = await payOrder();
  await refund(id, { idempotencyKey: randomUUID(), amountMinor: UNIT_PRICE, byHand: true });
  expect(await stripe.send(stripe.makeDispute(session, "lost"))).toBe(200);
  expect(await givenBack(id)).toBe(UNIT_PRICE);
  expect(await listNews(id)).toEqual(["dispute_lost"]);
});

test("PAY-63 a customer who comes back has paid, though no message came, and a late one changes nothing", async () => {
  const { id, session, placed } = await placeOrder();
  const late = stripe.payUntold(session);
  const page = await fetch(started.shop.url + orderPath(placed.accessKey));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("waiting")]);
  await expect.poll(() => paid(id), patience).toBe(UNIT_PRICE);
  expect(await stripe.send(late)).toBe(200);
  expect(await paid(id)).toBe(UNIT_PRICE);
  expect(await started.payments(id)).toHaveLength(1);
});

test("PAY-63 before bags are released the service is asked, and what was paid keeps them", async () => {
  const { id, session } = await placeOrder();
  stripe.payUntold(session);
  const unpaid = await placeOrder();
  passTime(HOUR + 60);
  await runTask("expire-reservations");
  expect(await paid(id)).toBe(UNIT_PRICE);
  expect(await standing(id)).toMatchObject({ stock_state: "held" });
  expect(await standing(unpaid.id)).toMatchObject({ stock_state: "released" });
});

test("PAY-63 while the service cannot be asked, bags wait for an hour and no longer", async () => {
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

test("PAY-70 while the service is away it is asked about one order only, and warned of once", async () => {
  const placed = [await placeOrder(), await placeOrder(), await placeOrder()];
  passTime(HOUR + 60);
  const calls = stripe.calls.length;
  const away = { status: 500, type: "api_error" };
  stripe.faults.push(away, away);
  const warnings: unknown[] = [];
  const log = { ...silentLog, warn: (...line: unknown[]) => void warnings.push(line) };
  const { payments } = started.shop.services;
  await expireReservations({ database: started.database, clock: started.now, log, payments });
  // The library asks twice before it gives up.
  expect(stripe.calls.slice(calls)).toHaveLength(2);
  expect(warnings).toHaveLength(1);
  for (const { id } of placed) expect(await standing(id)).toMatchObject({ stock_state: "held" });
  await runTask("expire-reservations");
  for (const { id } of placed)
    expect(await standing(id)).toMatchObject({ stock_state: "released" });
});

test("PAY-70 a page that the service refuses to show keeps no other order waiting", async () => {
  const lost = await placeOrder();
  const other = await placeOrder();
  passTime(HOUR + 60);
  stripe.faults.push({ status: 404, type: "invalid_request_error", code: "resource_missing" });
  await runTask("expire-reservations");
  expect(await standing(lost.id)).toMatchObject({ stock_state: "held" });
  expect(await standing(other.id)).toMatchObject({ stock_state: "released" });
});

test("READY-20 READY-21 the list before the opening says when a message came, and warns of a payment without one", async () => {
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
  await stripe.send(stripe.makeDispute(session));
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

test("PAY-63 what was paid on a page while it is closed is taken", async () => {
  const { id, session } = await placeOrder();
  stripe.payUntold(session);
  await asAdmin("POST", `/api/admin/orders/${id}/status`, { status: "cancelled" });
  await expect.poll(() => paid(id), patience).toBe(UNIT_PRICE);
});
