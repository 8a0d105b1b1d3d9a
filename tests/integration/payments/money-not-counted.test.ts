// Money that the ledger cannot count: staff are told of it, however often the service says so.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { paymentNotes } from "#content/payment-notes.ts";
import { compareWithServices } from "#modules/orders/payments/read-payments.ts";
import { readinessSchema } from "#modules/readiness/contract.ts";
import { silentLog } from "#platform/log.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { startMoneyShop } from "../orders/money-shop.ts";
import { startStripeShop } from "./stripe-shop.ts";

const started = await startStripeShop({ doesJobs: true });
const { stripe, notes, passTime, asAdmin } = started;
const { refund } = await startMoneyShop(started);

/** Compares as each night, and returns the log's warnings. */
async function compare(): Promise<unknown[]> {
  const warnings: unknown[] = [];
  const log = { ...silentLog, warn: (...line: unknown[]) => void warnings.push(line) };
  const { payments } = started.shop.services;
  await compareWithServices({ database: started.database, clock: started.now, log, payments });
  return warnings;
}

const again = (body: string) => body.replace('"id":"evt_', '"id":"evt_other');

test("REF-30 an excess refund is reported once, for two events and two nights", async () => {
  const { id, session } = await started.order();
  await stripe.pay(session);
  await refund(id, { idempotencyKey: randomUUID(), amountMinor: UNIT_PRICE, byHand: true });
  const { body } = stripe.refundElsewhere(session, 500);
  expect([await stripe.send(body), await stripe.send(again(body))]).toEqual([200, 200]);
  expect([await compare(), await compare()]).toEqual([[], []]);
  const told = paymentNotes.refundedTooMuchElsewhere("$5.00");
  expect((await notes(id)).filter((note) => note === told)).toHaveLength(1);
});

test("REF-30 a payment in another currency is reported once, and not as a missed event", async () => {
  const { id, session } = await started.order();
  const page = stripe.sessions.get(session);
  if (page === undefined) throw new Error("the order has no page");
  page.currency = "eur";
  const body = stripe.payUntold(session);
  expect([await stripe.send(body), await stripe.send(again(body))]).toEqual([200, 200]);
  expect([await compare(), await compare()]).toEqual([[], []]);
  expect(await notes(id)).toHaveLength(1);
  passTime(11 * 60);
  const { text } = await asAdmin("GET", "/api/admin/readiness");
  const { checks } = readinessSchema.parse(JSON.parse(text));
  expect(checks.find(({ key }) => key === "paymentMessages")).toMatchObject({ state: "done" });
});

test("REF-30 a refund elsewhere that failed before it counted is not a missed event", async () => {
  const { session } = await started.order();
  await stripe.pay(session);
  const { refund: made } = stripe.refundElsewhere(session, 500);
  await stripe.markRefundFailed(made.id);
  expect([await compare(), await compare()]).toEqual([[], []]);
});
