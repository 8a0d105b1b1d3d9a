// Orders that Stripe refuses for good: asking again would never help.
import { expect, test } from "vitest";
import { payAgain } from "#modules/orders/payments/pay-again.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startMoneyShop } from "../orders/money-shop.ts";
import { startStripeShop } from "./stripe-shop.ts";

const started = await startStripeShop();
const { stripe, order, send, read, notes, stock, database, mailsTo, newEmail } = started;
const { checkoutContext } = await startMoneyShop(started);

/** Two units for 30 cents more than a coupon takes off. */
async function makeTinyOrder(maxUses: number | null = null) {
  await database.asOwner(
    `update coupons set kind = 'amount', percent = null, amount_minor = $1, max_uses = $2
     where code = 'SAVE10'`,
    [2 * UNIT_PRICE - 30, maxUses],
  );
  const body = orderBody({ olive: 2 });
  const expectedTotal = { amountMinor: 30, currency: "USD" };
  return {
    ...body,
    couponCode: "SAVE10",
    expectedTotal,
    details: { ...details, email: newEmail() },
  };
}

const findOrder = async (key: string) =>
  (
    await database.asOwner(
      "select id, status, stock_state, reserved_until from orders where idempotency_key = $1",
      [key],
    )
  )[0];

test("PAY-57 a customer whose address Stripe rejects pays on a page without it", async () => {
  const email = `noa.לוי.${newEmail()}`;
  const body = { ...orderBody(), details: { ...details, email } };
  const { id, session } = await order(body);
  expect(stripe.sessions.get(session)).toMatchObject({
    customer_email: null,
    amount_total: UNIT_PRICE,
  });
  // The same checkout again leads to the same page.
  expect(JSON.parse((await send("/api/orders", body)).text)).toMatchObject({
    payAt: stripe.sessions.get(session)?.url,
  });
  await stripe.pay(session);
  const { paid, total } = await read(id);
  expect(paid).toEqual(total);
  expect(await mailsTo(email)).toEqual(["order-confirmation"]);
});

test("PAY-58 an order that Stripe will never accept is cancelled at once, and the back office sees the reason", async () => {
  const body = await makeTinyOrder();
  const before = await stock("olive");
  const refused = { status: 409, code: "payment_refused" };
  expect(await send("/api/orders", body)).toMatchObject(refused);
  const found = await findOrder(body.idempotencyKey);
  expect(found).toMatchObject({
    status: "cancelled",
    stock_state: "released",
    reserved_until: null,
  });
  expect(await stock("olive")).toEqual(before);
  expect(await notes(String(found?.["id"]))).toEqual([
    expect.stringMatching(
      /^The payment service refused the payment of this order.* at least 50 cents/,
    ),
  ]);
  expect(await mailsTo(body.details.email)).toEqual([]);
  // Nobody takes the dead order for one that was placed, and Stripe is spared the question.
  const calls = stripe.calls.length;
  expect(await send("/api/orders", body)).toMatchObject(refused);
  expect(stripe.calls).toHaveLength(calls);
});

test("PAY-58 the next order has its own key, and the coupon of the cancelled one", async () => {
  const tiny = await makeTinyOrder(1);
  expect(await send("/api/orders", tiny)).toMatchObject({ code: "payment_refused" });
  const larger = {
    ...tiny,
    ...orderBody({ olive: 3 }),
    expectedTotal: { amountMinor: UNIT_PRICE + 30, currency: "USD" },
    details: tiny.details,
  };
  const { session } = await order(larger);
  expect(stripe.sessions.get(session)).toMatchObject({ amount_total: UNIT_PRICE + 30 });
});

test("PAY-58 several presses at once are one order, and each is told that payment was refused", async () => {
  const body = await makeTinyOrder();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send("/api/orders", body)));
  expect(answers.map(({ code }) => code)).toEqual(Array(5).fill("payment_refused"));
  const { id } = (await findOrder(body.idempotencyKey)) ?? {};
  expect(await notes(String(id))).toHaveLength(1);
});

test("PAY-58 a partially paid order is not cancelled when Stripe does not accept the rest", async () => {
  const body = orderBody();
  const { id, session, placed } = await order(body);
  const part = { payment_status: "paid", payment_intent: "pi_most", amount_total: 7_469 } as const;
  await stripe.send(stripe.createEvent(session, part));
  const refused = { code: "payment_refused" };
  await expect(payAgain(checkoutContext(), placed.accessKey)).rejects.toMatchObject(refused);
  expect(await send("/api/orders", body)).toMatchObject(refused);
  expect(await read(id)).toMatchObject({ status: "pending", stockState: "held" });
});

test("PAY-25 a wrong clock or a key without permission does not cancel the order", async () => {
  for (const fault of [
    { status: 400, type: "invalid_request_error", param: "expires_at" },
    { status: 403, type: "invalid_request_error" },
  ]) {
    const body = orderBody();
    stripe.faults.push(fault, fault);
    expect(await send("/api/orders", body)).toMatchObject({ status: 503, code: "unavailable" });
    stripe.faults.length = 0;
    expect(await findOrder(body.idempotencyKey)).toMatchObject({ stock_state: "held" });
    expect((await send("/api/orders", body)).status).toBe(200);
  }
});
