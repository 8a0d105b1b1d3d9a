import { expect, test } from "vitest";
import { readConfirmedOrder, readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { startStripeShop } from "../payments/stripe-shop.ts";
import { HOUR, MINUTE, startMoneyShop } from "./money-shop.ts";
import { orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { findPageId } from "../../support/payment-pages.ts";
import { createTestPayments } from "../../support/payments.ts";

const stripeShop = await startStripeShop();
const { stripe } = stripeShop;
const shop = await startMoneyShop(stripeShop);
const usd = (amountMinor: number) => ({ amountMinor, currency: "USD" });

test("PAY-14 releasing the items closes the order's payment page; closing it again is harmless", async () => {
  const { session, placed } = await stripeShop.order();
  const page = () => readOrderPage(shop.checkoutContext(), placed.accessKey);
  expect(await page()).toMatchObject({
    payment: "waiting",
    payUntil: expect.any(String) as string,
  });
  shop.passTime(55 * MINUTE);
  await shop.runTask("expire-reservations");
  expect(await page()).toMatchObject({ payUntil: expect.any(String) as string });
  shop.passTime(5 * MINUTE);
  await shop.runTask("expire-reservations");
  expect(await page()).toMatchObject({ status: "pending", payment: "waiting", payUntil: null });
  // The page has ended at the service as well.
  const job = { pageId: await findPageId(shop.database, session) };
  stripe.faults.push({ status: 500, type: "api_error" }, { status: 500, type: "api_error" });
  await expect(shop.runTask("close-payment-page", job)).rejects.toThrow(/./);
  await shop.runTask("close-payment-page", job);
  expect(stripe.sessions.get(session)?.status).toBe("expired");
  await shop.runTask("close-payment-page", job);
  await shop.runTask("close-payment-page", job, createTestPayments("manual"));
});

test("PAY-15 the page of an order shows what its customer may know, and nothing else", async () => {
  const { id, placed, session } = await stripeShop.order({
    ...orderBody({ olive: 2, blue: 1 }),
    expectedTotal: usd(3 * UNIT_PRICE),
  });
  const page = () => readOrderPage(shop.checkoutContext(), placed.accessKey);
  const createdAt = shop.now();
  await stripe.pay(session);
  await shop.refund(id, {
    idempotencyKey: crypto.randomUUID(),
    amountMinor: 500,
    reason: "A seam",
  });
  await shop.database.asOwner(
    `insert into shipments (order_id, carrier, tracking_number) values ($1, 'dhl', 'A 1')`,
    [id],
  );
  await shop.database.asOwner(
    `insert into order_events (order_id, kind, note, customer_visible)
     values ($1, 'note', 'Rang twice, rude', false)`,
    [id],
  );
  const shown = await page();
  expect(shown).toMatchObject({
    number: placed.number,
    status: "refunded",
    createdAt: createdAt.toISOString(),
    lines: [
      { slug: "olive", quantity: 2, total: usd(2 * UNIT_PRICE) },
      { slug: "blue", quantity: 1, total: usd(UNIT_PRICE) },
    ],
    total: usd(3 * UNIT_PRICE),
    coupon: null,
    paid: usd(3 * UNIT_PRICE),
    // The payment service has not carried it out yet.
    refunded: usd(0),
    refunding: usd(500),
    payment: "paid",
    payUntil: null,
    shipTo: ["Maya Brenner", "14 Alder Lane", "Portland, OR 97205", "United States"],
    shipments: [{ carrierName: "DHL", trackingNumber: "A 1" }],
    canCancelUntil: null,
  });
  expect(shown?.shipments[0]?.trackingUrl).toMatch(/^https:.+A%201$/);
  expect(shown?.lines[0]?.image).toMatch(/^\/media\//);
  expect(shown?.events.map(({ kind }) => kind).toSorted()).toEqual([
    "created",
    "payment",
    "refund",
    "status",
  ]);
  // Plain data, without a word of the back office or of the shop's own ids.
  const sent = JSON.stringify(shown);
  expect(structuredClone(shown)).toEqual(JSON.parse(sent));
  for (const secret of ["rude", id, placed.accessKey, "pi_", session])
    expect(sent).not.toContain(secret);
});

test("PAY-16 an order's page shows the deadline for cancelling, until that deadline", async () => {
  const { placed } = await stripeShop.order();
  const page = () => readOrderPage(shop.checkoutContext(), placed.accessKey);
  const until = new Date(shop.now().getTime() + 2 * HOUR * 1_000).toISOString();
  shop.passTime(2 * HOUR);
  expect(await page()).toMatchObject({ canCancelUntil: until });
  shop.passTime(1);
  expect(await page()).toMatchObject({ canCancelUntil: null });
});

test("PAY-17 a key of no order, and the key of a deleted order, open nothing", async () => {
  const { id, placed } = await stripeShop.order();
  const { accessKey } = placed;
  for (const key of [
    "",
    "0".repeat(64),
    accessKey.toUpperCase(),
    `${accessKey} `,
    "\0",
    "' or 1=1",
  ])
    expect(await readOrderPage(shop.checkoutContext(), key)).toBeUndefined();
  expect(await readOrderPage(shop.checkoutContext(), accessKey)).toBeDefined();
  await shop.database.asOwner("update orders set deleted_at = now() where id = $1", [id]);
  expect(await readOrderPage(shop.checkoutContext(), accessKey)).toBeUndefined();
});

test("PAY-18 the confirmation of an order requires both its key and its id, and shows the server's data", async () => {
  const { placed, session } = await stripeShop.order(orderBody({ blue: 1 }));
  const claim = { confirmationId: placed.orderId, accessKey: placed.accessKey };
  const read = (more: Partial<typeof claim> = {}) =>
    readConfirmedOrder(shop.checkoutContext(), { ...claim, ...more });
  expect(await read()).toMatchObject({
    confirmationId: placed.orderId,
    email: "maya@mail.example",
    name: "Maya Brenner",
    slug: "blue",
    quantity: 1,
    total: usd(UNIT_PRICE),
    isPaid: false,
  });
  await stripe.pay(session);
  expect(await read()).toMatchObject({ isPaid: true });
  expect(await read({ confirmationId: "ORDER_1" })).toBeUndefined();
  expect(await read({ accessKey: "0".repeat(64) })).toBeUndefined();
});

test("ORD-37 a link that was mailed with another key of the shop opens its order through the hash of its key", async () => {
  const id = await shop.place();
  const key = "0123456789abcdef".repeat(4);
  const page = () => readOrderPage(shop.checkoutContext(), key);
  expect(await page()).toBeUndefined();
  await shop.database.asOwner(
    "update orders set key_hash = sha256($2::text::bytea) where id = $1",
    [id, key],
  );
  expect(await page()).toMatchObject({ number: id.slice(-8).toUpperCase() });
  expect(await readOrderPage(shop.checkoutContext(), await shop.getKey(id))).toBeDefined();
});
