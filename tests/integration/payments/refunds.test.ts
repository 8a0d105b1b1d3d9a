import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { orderTasks } from "#modules/orders/processing/tasks.ts";
import { silentLog } from "#platform/log.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { startStripeShop } from "./stripe-shop.ts";
import { createTestPayments, findStripe } from "../../support/payments.ts";

const { stripe, order, notes, read, asAdmin, send, shop, database, now, passTime, stock } =
  await startStripeShop({ doesJobs: true });

/** An order that has been paid, and its payment. */
async function paidOrder(): Promise<{ id: string; session: string; payment: string }> {
  const { id, session } = await order();
  await stripe.pay(session);
  return { id, session, payment: stripe.sessions.get(session)?.payment_intent ?? "none" };
}

const rowSchema = z.object({
  id: z.string(),
  amount: z.int(),
  state: z.enum(["pending", "done", "failed"]),
  reference: z.string().nullable(),
  last_error: z.string().nullable(),
  is_settled: z.boolean(),
});
const getRefunds = async (orderId: string) =>
  z.array(rowSchema).parse(
    await database.asOwner(
      `select id, amount_minor as amount, state, reference, last_error, settled_at is not null as is_settled
       from refunds where order_id = $1 order by created_at, id`,
      [orderId],
    ),
  );
const giveBack = (id: string, amountMinor: number) =>
  asAdmin("POST", `/api/admin/orders/${id}/refunds`, { idempotencyKey: randomUUID(), amountMinor });
const refundsAtStripe = (payment: string) =>
  stripe.refunds.filter((refund) => refund.payment_intent === payment);
const tasks = (payments = shop.services.payments) =>
  orderTasks({ database, clock: now, log: silentLog, payments });
async function openAnotherPage(orderId: string, amountMinor: number): Promise<string> {
  const service = await findStripe(shop.services.payments, database);
  const { sessionId } = await service.openPage({
    orderId,
    orderNumber: "AGAIN",
    customerEmail: "maya@mail.example",
    amountMinor,
    currency: "USD",
    description: "Once more",
    successUrl: "http://shop.example/yes",
    cancelUrl: "http://shop.example/no",
    messageUrl: "http://shop.example/messages",
    expiresAt: new Date(now().getTime() + 3_600_000),
  });
  return sessionId;
}
/** Makes jobs that wait for another attempt due now. */
const limitTime = () =>
  database.asOwner("update graphile_worker._private_jobs set run_at = now() where run_at > now()");
const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);
const patience = { timeout: 10_000 };

test("PAY-37 money that was paid through Stripe is refunded through Stripe, automatically", async () => {
  const { id, payment } = await paidOrder();
  expect((await giveBack(id, 2_000)).status).toBe(204);
  await expect.poll(() => getRefunds(id), patience).toMatchObject([{ state: "done" }]);
  const [refund] = refundsAtStripe(payment);
  expect(await getRefunds(id)).toMatchObject([
    { amount: 2_000, reference: refund?.id, last_error: null, is_settled: true },
  ]);
  expect((await read(id)).refunded.amountMinor).toBe(2_000);
  expect(await notes(id)).toEqual([]);
});

test("PAY-38 a refund that Stripe refuses for good does not count, and the back office is notified", async () => {
  const { id, payment } = await paidOrder();
  stripe.faults.push({
    status: 400,
    type: "invalid_request_error",
    code: "charge_already_refunded",
    message: "Charge has already been refunded.",
  });
  expect((await giveBack(id, UNIT_PRICE)).status).toBe(204);
  await expect.poll(() => getRefunds(id), patience).toMatchObject([{ state: "failed" }]);
  expect(await getRefunds(id)).toMatchObject([
    {
      reference: null,
      is_settled: true,
      last_error: like(/already been refunded/),
    },
  ]);
  expect(refundsAtStripe(payment)).toEqual([]);
  expect((await read(id)).refunded.amountMinor).toBe(0);
  expect(await notes(id)).toEqual([
    expect.stringMatching(
      /^The refund of \$74\.99 .* already been refunded\..* Check at the service/,
    ),
  ]);
});

test("PAY-39 a refund that Stripe cannot process now is sent again, and made once", async () => {
  const { id, payment } = await paidOrder();
  const down = { status: 500, type: "api_error" };
  stripe.faults.push(down, down);
  expect((await giveBack(id, 3_000)).status).toBe(204);
  await expect
    .poll(() => getRefunds(id), patience)
    .toMatchObject([{ state: "pending", last_error: like(/Stripe failed \(500/) }]);
  await expect
    .poll(async () => {
      await limitTime();
      return getRefunds(id);
    }, patience)
    .toMatchObject([{ state: "done", last_error: null }]);
  expect(refundsAtStripe(payment)).toMatchObject([{ amount: 3_000 }]);
});

test("PAY-39 a refund whose job runs twice, even simultaneously, is made once", async () => {
  const { id, payment } = await paidOrder();
  await giveBack(id, 1_000);
  const [row] = await getRefunds(id);
  const run = () => tasks()["refund-payment"]?.run({ refundId: row?.id }, { isLast: false });
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await getRefunds(id)).toMatchObject([{ state: "done" }]);
  expect(refundsAtStripe(payment)).toHaveLength(1);
});

test("PAY-40 a refund that could not be sent fails after the last attempt", async () => {
  const { id } = await paidOrder();
  await database.asOwner(
    `insert into refunds (order_id, method, amount_minor, idempotency_key) values ($1, 'stripe', 500, $2)`,
    [id, `key of ${id}`],
  );
  const [row] = await getRefunds(id);
  const withoutStripe = tasks(createTestPayments("manual"))["refund-payment"];
  const attempt = (isLast: boolean) => withoutStripe?.run({ refundId: row?.id }, { isLast });
  await expect(attempt(false)).rejects.toThrow("no keys of this payment service");
  expect(await getRefunds(id)).toMatchObject([{ state: "pending", is_settled: false }]);
  await Promise.all([attempt(true), attempt(true)]);
  expect(await getRefunds(id)).toMatchObject([{ state: "failed", is_settled: true }]);
  expect(await notes(id)).toHaveLength(1);
  await attempt(true);
  expect(await notes(id)).toHaveLength(1);
});

test("PAY-41 for an order that was paid twice, each refund uses a payment with enough left", async () => {
  const { id, payment } = await paidOrder();
  const second = await openAnotherPage(id, 5_000);
  await stripe.pay(second);
  expect((await read(id)).paid.amountMinor).toBe(UNIT_PRICE + 5_000);
  for (const amount of [6_000, 4_000, 1_499, 1_000]) {
    expect((await giveBack(id, amount)).status).toBe(204);
    passTime(1);
  }
  await expect
    .poll(async () => (await getRefunds(id)).map(({ state }) => state), patience)
    .toEqual(["done", "done", "done", "done"]);
  const amounts = (of: string) =>
    refundsAtStripe(of)
      .map(({ amount }) => amount)
      .toSorted((a, b) => a - b);
  expect(amounts(payment)).toEqual([1_499, 6_000]);
  expect(amounts(stripe.sessions.get(second)?.payment_intent ?? "")).toEqual([1_000, 4_000]);
});

test("REF-13, PAY-41 payments on two pages are both refunded when the customer cancels", async () => {
  const { id, placed, session } = await order();
  await stripe.pay(session);
  passTime(1);
  const second = await openAnotherPage(id, 5_000);
  await stripe.pay(second);
  const { accessKey } = placed;
  expect((await send("/api/orders/cancel", { accessKey })).status).toBe(204);
  await expect
    .poll(async () => (await getRefunds(id)).map(({ state }) => state), patience)
    .toEqual(["done", "done"]);
  for (const [page, amount] of [
    [session, UNIT_PRICE],
    [second, 5_000],
  ] as const)
    expect(refundsAtStripe(stripe.sessions.get(page)?.payment_intent ?? "")).toMatchObject([
      { amount },
    ]);
  expect((await read(id)).refunded.amountMinor).toBe(UNIT_PRICE + 5_000);
});

test("REF-03, PAY-41 a refund that is larger than each payment uses both, once for its key", async () => {
  const { id, payment } = await paidOrder();
  passTime(1);
  const second = await openAnotherPage(id, 9_000);
  await stripe.pay(second);
  const refundRequest = { idempotencyKey: randomUUID(), amountMinor: 12_000 };
  const path = `/api/admin/orders/${id}/refunds`;
  for (const status of [204, 204])
    expect((await asAdmin("POST", path, refundRequest)).status).toBe(status);
  await expect
    .poll(async () => (await getRefunds(id)).map(({ state }) => state), patience)
    .toEqual(["done", "done"]);
  expect(refundsAtStripe(payment)).toMatchObject([{ amount: UNIT_PRICE }]);
  const rest = 12_000 - UNIT_PRICE;
  expect(refundsAtStripe(stripe.sessions.get(second)?.payment_intent ?? "")).toMatchObject([
    { amount: rest },
  ]);
});

test("PAY-42 the payment page of an order whose items were released accepts no payment", async () => {
  const before = await stock("olive");
  const { placed, session } = await order();
  passTime(3_601);
  await tasks()["expire-reservations"]?.run({}, { isLast: false });
  expect(await stock("olive")).toEqual(before);
  await expect.poll(() => stripe.sessions.get(session)?.status, patience).toBe("expired");
  expect((await fetch(placed.payAt ?? "", { method: "POST" })).status).toBe(410);
});

test("PAY-43 Stripe's events are deleted after 30 days", async () => {
  const remembered = () => database.asOwner("select id from payment_events");
  await paidOrder();
  const forget = tasks()["forget-payment-events"];
  await forget?.run({}, { isLast: false });
  expect((await remembered()).length).toBeGreaterThan(0);
  passTime(30 * 86_400 + 1);
  await forget?.run({}, { isLast: false });
  expect(await remembered()).toEqual([]);
});
