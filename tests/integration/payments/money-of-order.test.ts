// The money of an order in the back office: what its payment services took, give back and dispute.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { toDoListSchema } from "#modules/to-do/contract.ts";
import { notificationSchema } from "#modules/notifications/contract.ts";
import { toDoKinds } from "#modules/to-do/kinds.ts";
import { DAY_MS } from "#shared/durations.ts";
import { UNIT_PRICE, orderBody } from "../../support/sample-order.ts";
import { startMoneyShop } from "../orders/money-shop.ts";
import { startStripeShop } from "./stripe-shop.ts";

const started = await startStripeShop({ doesJobs: true });
const { stripe, read, asAdmin, send, database, now, notes } = started;
const { refunds, getKey } = await startMoneyShop(started);

/** Each by somebody else, of whom nobody orders too often. */
function placeOrder() {
  const body = orderBody();
  return started.order({ ...body, details: { ...body.details, email: started.newEmail() } });
}
async function payOrder() {
  const placed = await placeOrder();
  await stripe.pay(placed.session);
  return placed;
}
const match = (id: string, reference: string, service = "stripe") =>
  asAdmin("POST", `/api/admin/orders/${id}/payments/match`, {
    service,
    reference,
    notifyCustomer: false,
  });
const giveBack = (id: string, amountMinor: number) =>
  asAdmin("POST", `/api/admin/orders/${id}/refunds`, { idempotencyKey: randomUUID(), amountMinor });
/** As another service would have taken it: with another means, long ago, or in shekels. */
const change = (id: string, changes: string) =>
  database.asOwner(
    `begin; alter table payments disable trigger user;
     update payments set ${changes} where order_id = '${id}';
     alter table payments enable trigger user; commit`,
  );
const setRate = (id: string) =>
  database.asOwner(
    "update orders set ils_rate = 4, usd_rate = 1, ils_rate_source = 'test', ils_rate_date = '2026-01-01' where id = $1",
    [id],
  );

test("PAY-240 PAY-250 a payment names its means, its page at the service, and what was charged, and the file lists fee and charge", async () => {
  const { id } = await payOrder();
  await change(
    id,
    "instalments = 3, charged_minor = 30000, charged_currency = 'ILS', fee_minor = 250",
  );
  const { payments, connectedServices, attempt } = await read(id);
  expect(payments).toMatchObject([
    {
      method: "stripe",
      instalments: 3,
      charged: { amountMinor: 30_000, currency: "ILS" },
      fee: { amountMinor: 250, currency: "ILS" },
      left: { amountMinor: UNIT_PRICE },
      url: expect.stringContaining("https://dashboard.stripe.com/test/payments/pi_") as string,
    },
  ]);
  expect(connectedServices).toEqual(["stripe"]);
  expect(attempt).toBeNull();
  const day = now().toISOString().slice(0, 10);
  const { text } = await asAdmin("GET", `/api/admin/payments?from=${day}&until=${day}`);
  expect(JSON.parse(text)).toMatchObject({
    rows: [{ charged: { amountMinor: 30_000 }, fee: { amountMinor: 250 } }],
  });
});

test("PAY-241 an unpaid order tells of the last attempt, and whether the service is away", async () => {
  const { id, session } = await placeOrder();
  expect((await read(id)).attempt).toMatchObject({ name: "Stripe", state: "open", isAway: false });
  await database.asOwner(
    "update payment_pages set state = 'refused', refused_reason = 'no_funds' where session_id = $1",
    [session],
  );
  await database.asOwner(
    "insert into payment_ways (code, is_on, position, away_since) values ('stripe', true, 1, app.now())",
  );
  expect((await read(id)).attempt).toMatchObject({
    state: "refused",
    refusedReason: "no_funds",
    isAway: true,
  });
  await database.asOwner("delete from payment_ways");
});

test("PAY-242 a payment from outside is matched once, pays the order, and goes back through its service", async () => {
  const { id } = await placeOrder();
  const reference = stripe.payElsewhere(UNIT_PRICE, "usd");
  const answers = await Promise.all([match(id, reference), match(id, reference)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const { payments, paid } = await read(id);
  expect(payments).toMatchObject([{ method: "stripe", reference, means: "card" }]);
  expect(paid.amountMinor).toBe(UNIT_PRICE);
  await giveBack(id, 1_000);
  await expect.poll(() => refunds(id)).toMatchObject([{ method: "stripe", state: "done" }]);
  expect(stripe.refunds.at(-1)).toMatchObject({ payment_intent: reference, amount: 1_000 });
});

test("PAY-243 matching refuses what the service does not know, another order's, more than is due, and without keys", async () => {
  const [{ id }, { id: other }] = [await placeOrder(), await placeOrder()];
  const taken = stripe.payElsewhere(100, "usd");
  expect((await match(other, taken)).status).toBe(204);
  const refuse = async (reference: string, service?: string) => {
    const { status, text } = await match(id, reference, service);
    expect(status).toBe(422);
    const { fields } = z.object({ fields: z.unknown() }).parse(JSON.parse(text));
    return fields;
  };
  expect(await refuse("pi_none")).toEqual({ reference: ["unknown_payment"] });
  expect(await refuse(taken)).toEqual({ reference: ["taken"] });
  const tooMuch = stripe.payElsewhere(UNIT_PRICE + 1, "usd");
  expect(await refuse(tooMuch)).toEqual({ reference: ["too_large"] });
  expect(await refuse(stripe.payElsewhere(100, "eur"))).toEqual({ reference: ["other_currency"] });
  expect(await refuse("1AB", "paypal")).toEqual({ service: ["not_connected"] });
  expect(await refuse("../refunds")).toEqual({ reference: ["malformed"] });
  stripe.faults.push({ status: 500, type: "api_error" }, { status: 500, type: "api_error" });
  expect((await match(id, "pi_any")).status).toBe(503);
  expect((await read(id)).payments).toEqual([]);
  stripe.faults.length = 0;
  await database.asOwner("delete from payment_ways");
});

test("PAY-244 a matched payment in shekels counts by the amounts of its page, or else by the order's rate", async () => {
  const { id } = await placeOrder();
  await setRate(id);
  await database.asOwner(
    `update payment_pages set charged_minor = 50000, charged_currency = 'ILS' where order_id = $1`,
    [id],
  );
  expect((await match(id, stripe.payElsewhere(25_000, "ils"))).status).toBe(204);
  const half = Math.round(UNIT_PRICE / 2);
  const [payment] = (await read(id)).payments;
  expect(payment).toMatchObject({
    amount: { amountMinor: half, currency: "USD" },
    charged: { amountMinor: 25_000, currency: "ILS" },
  });
  const { id: byRate } = await placeOrder();
  await setRate(byRate);
  expect((await match(byRate, stripe.payElsewhere(4_000, "ils"))).status).toBe(204);
  expect((await read(byRate)).payments).toMatchObject([{ amount: { amountMinor: 1_000 } }]);
});

test("PAY-246 what a service cannot give back waits to be transferred, also when the customer cancels", async () => {
  const { id } = await payOrder();
  await change(id, "method = 'payplus', means = 'bit'");
  expect((await giveBack(id, 1_000)).status).toBe(204);
  expect(await refunds(id)).toMatchObject([{ method: "manual", amount: 1_000, state: "pending" }]);
  const { id: other } = await payOrder();
  await change(other, "method = 'paypal'");
  const answer = await send("/api/orders/cancel", { accessKey: await getKey(other) });
  expect(answer.status).toBe(204);
  expect(await refunds(other)).toMatchObject([
    { method: "manual", amount: UNIT_PRICE, state: "pending" },
  ]);
});

async function findTask() {
  const { text } = await asAdmin("GET", "/api/admin/to-do");
  return toDoListSchema.parse(JSON.parse(text)).tasks.find(({ kind }) => kind === "disputes");
}
const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString();
const setDay = (id: string, dueAt: string) =>
  database.asOwner("update payment_disputes set due_at = $2 where order_id = $1", [id, dueAt]);

test("PAY-247 PAY-249 open disputes wait, the soonest first, until they are lost or won, and the bell names the service", async () => {
  const [later, sooner] = [await payOrder(), await payOrder()];
  for (const { session } of [later, sooner])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    expect(await stripe.send(stripe.createDispute(session))).toBe(200);
  await setDay(later.id, inDays(9));
  await setDay(sooner.id, inDays(2));
  expect(await findTask()).toMatchObject({
    count: 2,
    late: 0,
    dueAt: inDays(2),
    orders: [{ id: sooner.id }, { id: later.id, dueAt: inDays(9) }],
  });
  const { filter } = toDoKinds.disputes;
  const { text } = await asAdmin("GET", `/api/admin/orders?${filter}`);
  const { orders } = z
    .object({ orders: z.array(z.object({ id: z.string() })) })
    .parse(JSON.parse(text));
  expect(orders).toHaveLength(2);
  const news = await asAdmin("GET", "/api/admin/notifications");
  const { notifications } = z
    .object({ notifications: z.array(notificationSchema) })
    .parse(JSON.parse(news.text));
  expect(notifications).toContainEqual(
    expect.objectContaining({ what: "dispute_opened", orderId: sooner.id, service: "Stripe" }),
  );
  await setDay(sooner.id, inDays(-1));
  expect(await findTask()).toMatchObject({ late: 1 });
  await stripe.send(stripe.createDispute(sooner.session, "won"));
  await stripe.send(stripe.createDispute(later.session, "lost"));
  expect(await findTask()).toMatchObject({ count: 0, dueAt: null });
});

test("PAY-248 an order shows its disputes, and tells what it knows as evidence in English", async () => {
  const { id, session } = await payOrder();
  await asAdmin("POST", `/api/admin/orders/${id}/shipments`, {
    carrier: "dhl",
    trackingNumber: "JD0142",
    notifyCustomer: false,
  });
  await stripe.send(stripe.createDispute(session));
  const { disputes, payments, number, customer } = await read(id);
  expect(disputes).toMatchObject([
    { name: "Stripe", outcome: "opened", amountMinor: UNIT_PRICE, currency: "USD" },
  ]);
  const { status, text } = await asAdmin("GET", `/api/admin/orders/${id}/evidence`);
  expect(status).toBe(200);
  const evidence = z.object({ text: z.string() }).parse(JSON.parse(text)).text;
  for (const fact of [number, customer.email, "JD0142", payments[0]?.reference, "Stripe"])
    expect(evidence).toContain(fact ?? "none");
  expect(evidence).toMatch(
    /The order went to the billing address|addresses? (are the same|differ)|are the same/,
  );
  expect(await notes(id)).toHaveLength(1);
});
