// Refunds that Stripe has taken on, and that the customer's bank sends back later.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { startMoneyShop } from "../orders/money-shop.ts";
import { startStripeShop } from "./stripe-shop.ts";
import { findStripe } from "../../support/payments.ts";

const started = await startStripeShop({ doesJobs: true });
const { stripe, notes, asAdmin, database, passTime, read } = started;
const { refund, refunds, runTask } = await startMoneyShop(started);
const patience = { timeout: 10_000 };

/** An order that has been paid, and its payment. */
async function payOrder(): Promise<{ id: string; payment: string }> {
  const { id, session } = await started.order();
  await stripe.pay(session);
  return { id, payment: stripe.sessions.get(session)?.payment_intent ?? "none" };
}

const giveBack = async (id: string, amountMinor: number) => {
  const request = { idempotencyKey: randomUUID(), amountMinor };
  expect(await refund(id, request)).toMatchObject({ status: 204 });
};
const listStates = async (id: string) => (await refunds(id)).map(({ state }) => state);

test("PAY-60 a refund that the bank returns days later stops counting, and the back office is notified once", async () => {
  const { id } = await payOrder();
  await giveBack(id, 2_000);
  await expect.poll(() => listStates(id), patience).toEqual(["done"]);
  passTime(5 * 86_400);
  const { body, status } = await stripe.markRefundFailed(stripe.refunds.at(-1)?.id ?? "");
  expect([status, await stripe.send(body)]).toEqual([200, 200]);
  expect(await stripe.send(body.replace('"id":"evt_', '"id":"evt_other'))).toBe(200);
  expect(await listStates(id)).toEqual(["failed"]);
  expect((await read(id)).refunded.amountMinor).toBe(0);
  expect(await notes(id)).toEqual([
    expect.stringMatching(
      /^The refund of \$20\.00 .*failed \(expired_or_canceled_card\)\. .* Check at the service/,
    ),
  ]);
  const { text } = await asAdmin("GET", "/api/admin/notifications");
  expect(text).toContain(id);
  // All of it can go back once more.
  await giveBack(id, UNIT_PRICE);
  await expect.poll(() => listStates(id), patience).toEqual(["failed", "done"]);
});

test("PAY-60 the event of a failed refund that arrives before the refund is recorded makes it fail", async () => {
  const { id, payment } = await payOrder();
  const [row] = await database.asOwner(
    `insert into refunds (order_id, method, amount_minor, idempotency_key)
     values ($1, 'stripe', 500, $2) returning id`,
    [id, `key of ${id}`],
  );
  const { id: refundId } = z.object({ id: z.string() }).parse(row);
  const service = await findStripe(started.shop.services.payments, database);
  const { reference } = await service.refund({
    refundId,
    paymentReference: payment,
    amountMinor: 500,
    currency: "USD",
  });
  await stripe.markRefundFailed(reference);
  await runTask("refund-payment", { refundId });
  expect(await listStates(id)).toEqual(["failed"]);
  expect(stripe.refunds.filter((it) => it.payment_intent === payment)).toHaveLength(1);
  expect(await notes(id)).toHaveLength(1);
});

test("PAY-60 a failed refund that is unknown changes nothing", async () => {
  const { id } = await payOrder();
  await giveBack(id, 1_000);
  await expect.poll(() => listStates(id), patience).toEqual(["done"]);
  const refundAtStripe = stripe.refunds.at(-1);
  if (refundAtStripe === undefined) throw new Error("no refund");
  refundAtStripe.id = "re_unknown";
  const metadata = [{}, { refundId: "none of ours" }, { refundId: randomUUID() }] as const;
  for (const each of metadata) {
    refundAtStripe.metadata = { ...each };
    // oxlint-disable-next-line no-await-in-loop -- three
    expect(await stripe.markRefundFailed(refundAtStripe.id)).toMatchObject({ status: 200 });
  }
  expect(await listStates(id)).toEqual(["done"]);
  expect(await notes(id)).toEqual([]);
});
