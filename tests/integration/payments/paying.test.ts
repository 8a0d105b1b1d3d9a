import { expect, test } from "vitest";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startStripeShop } from "./stripe-shop.ts";
import { listSessions } from "../../support/payment-pages.ts";

const { stripe, order, payments, stock, send, getId, mailsTo, database, now, passTime, newEmail } =
  await startStripeShop();

const orderRow = async (id: string) => {
  const [row] = await database.asOwner(
    "select status, paid_minor, total_minor, reserved_until from orders where id = $1",
    [id],
  );
  return row;
};
const buyer = () => {
  const email = newEmail();
  return { email, body: { ...orderBody(), details: { ...details, email } } };
};

test("PAY-20 an order is paid on Stripe's page and confirmed by mail only then, once", async () => {
  const { email, body } = buyer();
  const { id, placed, session } = await order(body);
  expect(await mailsTo(email)).toEqual([]);
  expect(await orderRow(id)).toMatchObject({ paid_minor: 0 });
  expect(await listSessions(database, id)).toEqual([session]);

  const page = await fetch(placed.payAt ?? "");
  expect(await page.text()).toContain("Amount: 74.99 USD");
  const paid = await fetch(placed.payAt ?? "", { method: "POST", redirect: "manual" });
  expect(paid.status).toBe(303);
  expect(paid.headers.get("location")).toBe(
    `http://shop.example/order-status/${placed.accessKey}?paid=1`,
  );

  const reference = stripe.sessions.get(session)?.payment_intent;
  expect(await payments(id)).toEqual([
    { method: "stripe", amount_minor: UNIT_PRICE, reference, actor_id: null },
  ]);
  expect(await orderRow(id)).toMatchObject({ paid_minor: UNIT_PRICE, reserved_until: null });
  expect(await mailsTo(email)).toEqual(["order-confirmation"]);
  // Paid is paid: the checkout that asks again is sent to no page.
  const again = await send("/api/orders", body);
  expect(JSON.parse(again.text)).toMatchObject({ payAt: null });
  expect(await mailsTo(email)).toEqual(["order-confirmation"]);
});

test("PAY-20 Stripe receives the items, the customer and the return address", async () => {
  const { email, body } = buyer();
  const { id, placed } = await order(body);
  const back = `http://shop.example/order-status/${placed.accessKey}`;
  const named: unknown = expect.stringContaining(placed.number);
  expect(Object.fromEntries(stripe.calls.at(-1)?.params ?? [])).toEqual({
    mode: "payment",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": "usd",
    "line_items[0][price_data][unit_amount]": String(UNIT_PRICE),
    "line_items[0][price_data][product_data][name]": named,
    client_reference_id: id,
    "metadata[orderId]": id,
    "metadata[orderNumber]": placed.number,
    "payment_intent_data[metadata][orderId]": id,
    "payment_intent_data[metadata][orderNumber]": placed.number,
    "payment_intent_data[description]": named,
    customer_email: email,
    success_url: `${back}?paid=1`,
    cancel_url: back,
    expires_at: String(now().getTime() / 1_000 + 3_600),
  });
});

test("PAY-21 the same event ten times at once is one payment and one mail", async () => {
  const { email, body } = buyer();
  const { id, session } = await order(body);
  const event = stripe.createEvent(session, { payment_status: "paid", payment_intent: "pi_ten" });
  const statuses = await Promise.all(Array.from({ length: 10 }, () => stripe.send(event)));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await stripe.send(event)).toBe(200);
  expect(await payments(id)).toHaveLength(1);
  expect(await mailsTo(email)).toEqual(["order-confirmation"]);
  expect(
    await database.asOwner(
      "select kind from order_events where order_id = $1 and kind = 'payment'",
      [id],
    ),
  ).toHaveLength(1);
});

test("PAY-21 two different events about one payment count it once", async () => {
  const { id, session } = await order();
  const changes = { payment_status: "paid", payment_intent: "pi_twice" } as const;
  expect(await stripe.send(stripe.createEvent(session, changes))).toBe(200);
  expect(await stripe.send(stripe.createEvent(session, changes, "async_payment_succeeded"))).toBe(
    200,
  );
  expect(await payments(id)).toHaveLength(1);
});

test("PAY-22 a payment that is still processing counts once it has arrived", async () => {
  const { id, session } = await order();
  const changes = { payment_intent: "pi_slow" } as const;
  expect(await stripe.send(stripe.createEvent(session, changes))).toBe(200);
  expect(await payments(id)).toEqual([]);
  const arrived = { ...changes, payment_status: "paid" } as const;
  await stripe.send(stripe.createEvent(session, arrived, "async_payment_succeeded"));
  expect(await payments(id)).toHaveLength(1);
});

test("PAY-23 an event that arrives before the page is recorded still pays the order", async () => {
  const { id, session } = await order();
  await database.asOwner("delete from payment_pages where order_id = $1", [id]);
  await stripe.pay(session);
  expect(await orderRow(id)).toMatchObject({ paid_minor: UNIT_PRICE });
});

test("PAY-24 the same checkout again, even simultaneously, leads to the same payment page", async () => {
  const { body } = buyer();
  const before = stripe.sessions.size;
  const answers = await Promise.all(Array.from({ length: 5 }, () => send("/api/orders", body)));
  passTime(45 * 60);
  answers.push(await send("/api/orders", body));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(stripe.sessions.size).toBe(before + 1);
});

test.each([
  ["is down", { status: 503, type: "api_error" }],
  ["refuses the key", { status: 401, type: "invalid_request_error" }],
  ["has too much to do", { status: 429, type: "invalid_request_error" }],
])("PAY-25 while Stripe %s the order is kept, and a retry continues", async (_, fault) => {
  const { body } = buyer();
  const before = await stock("olive");
  stripe.faults.push(...Array<typeof fault>(4).fill(fault));
  const failed = await send("/api/orders", body);
  stripe.faults.length = 0;
  expect(failed).toMatchObject({ status: 503, code: "unavailable" });
  expect(await stock("olive")).toEqual({
    available: before.available - 1,
    reserved: before.reserved + 1,
  });
  const again = await send("/api/orders", body);
  expect(again.status).toBe(200);
  expect(await stock("olive")).toEqual({
    available: before.available - 1,
    reserved: before.reserved + 1,
  });
  const id = await getId(again);
  const [session = ""] = await listSessions(database, id);
  await stripe.pay(session);
  expect(await orderRow(id)).toMatchObject({ paid_minor: UNIT_PRICE });
});
