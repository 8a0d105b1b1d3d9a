import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { rawRequest, sendRaw, getStatuses } from "../http/http-client.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { secrets, startStripeShop, WEBHOOK } from "./stripe-shop.ts";

const { stripe, order, payments, notes, read, mailsTo, shop, database, now } =
  await startStripeShop();

const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000);
const paidWith = (intent: string) => ({ payment_status: "paid", payment_intent: intent }) as const;
const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + WEBHOOK, { method: "POST", body, headers });

test("PAY-26 a message that Stripe did not sign, or signed too long ago, changes nothing", async () => {
  const { id, session } = await order();
  const event = stripe.createEvent(session, paidWith("pi_forged"));
  expect(await stripe.send(event, { secret: "whsec_guessed" })).toBe(400);
  expect(await stripe.send(event, { at: minutesAgo(6) })).toBe(400);
  for (const header of ["", "nonsense", "t=1,v1=00", `t=${now().getTime() / 1_000}`])
    expect((await post(event, { "stripe-signature": header })).status).toBe(400);
  const unsigned = await post(event);
  expect(unsigned.status).toBe(400);
  expect(await unsigned.json()).toMatchObject({ code: "bad_request" });
  expect(await payments(id)).toEqual([]);
  expect(await stripe.send(event, { at: minutesAgo(4) })).toBe(200);
  expect(await payments(id)).toHaveLength(1);
});

test("PAY-26 a signed message that was altered is refused", async () => {
  const { id, session } = await order();
  const genuine = stripe.createEvent(session, { ...paidWith("pi_changed"), amount_total: 1 });
  const changed = genuine.replace('"amount_total":1,', '"amount_total":7499,');
  expect(changed).not.toBe(genuine);
  expect((await post(changed, { "stripe-signature": stripe.sign(genuine) })).status).toBe(400);
  expect(await payments(id)).toEqual([]);
});

test("PAY-27 the webhook refuses large bodies and other methods", async () => {
  const headers = ["Content-Length: 262145", "Content-Type: application/json"];
  const large = rawRequest(WEBHOOK, { method: "POST", headers }) + "x".repeat(262_145);
  expect(getStatuses(await sendRaw(shop.port, large))).toEqual([413]);
  const get = await fetch(shop.url + WEBHOOK);
  expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await stripe.send("no json")).toBe(400);
});

test("PAY-28 a payment for an unknown order is acknowledged and logged", async () => {
  const { session } = await order();
  const orderId = randomUUID();
  const changes = { ...paidWith("pi_lost"), client_reference_id: orderId };
  expect(await stripe.send(stripe.createEvent(session, changes))).toBe(200);
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ level: "warn", orderId, reference: "pi_lost" }),
  );
});

test("PAY-28 an event that is not about an order's payment is acknowledged and changes nothing", async () => {
  const { id, session } = await order();
  const events = [
    stripe.createEvent(session, paidWith("pi_other"), "expired"),
    stripe.createEvent(session, {
      ...paidWith("pi_other"),
      client_reference_id: null,
      metadata: {},
    }),
    stripe.createEvent(session, { ...paidWith("pi_other"), client_reference_id: "not-an-order" }),
    JSON.stringify({ id: "evt_1", object: "event", type: "price.created", data: { object: {} } }),
  ];
  for (const event of events) expect(await stripe.send(event)).toBe(200);
  expect(await payments(id)).toEqual([]);
});

test("PAY-29 an amount other than the one due counts as it is, and the back office is notified", async () => {
  const { id, session } = await order();
  const less = stripe.createEvent(session, { ...paidWith("pi_less"), amount_total: 5_000 });
  expect(await stripe.send(less)).toBe(200);
  const part = await read(id);
  expect(part.paid.amountMinor).toBe(5_000);
  expect(part.reservedUntil).not.toBeNull();
  expect(await notes(id)).toEqual([expect.stringMatching(/took \$50\.00, but \$74\.99 was due/)]);

  const rest = stripe.createEvent(session, { ...paidWith("pi_rest"), amount_total: 2_499 });
  expect(await stripe.send(rest)).toBe(200);
  const whole = await read(id);
  expect(whole.paid.amountMinor).toBe(UNIT_PRICE);
  expect(whole.reservedUntil).toBeNull();
  expect(await notes(id)).toHaveLength(1);

  await stripe.send(stripe.createEvent(session, paidWith("pi_twice")));
  expect((await read(id)).paid.amountMinor).toBe(2 * UNIT_PRICE);
  expect(await notes(id)).toHaveLength(2);
});

test("PAY-29 money in another currency is not counted, and the back office is notified", async () => {
  const { id, session } = await order();
  const event = stripe.createEvent(session, { ...paidWith("pi_euro"), currency: "eur" });
  expect(await stripe.send(event)).toBe(200);
  expect(await stripe.send(event)).toBe(200);
  expect(await payments(id)).toEqual([]);
  expect(await notes(id)).toEqual([expect.stringMatching(/7499 in the smallest unit of EUR/)]);
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ level: "warn", orderId: id, currency: "EUR" }),
  );
});

test("PAY-30 an event that could not be stored is not acknowledged, and counts when it is sent again", async () => {
  const { id, session } = await order();
  await database.asOwner("alter table payments add constraint broken check (false) not valid");
  const event = stripe.createEvent(session, paidWith("pi_again"));
  expect(await stripe.send(event)).toBe(500);
  await database.asOwner("alter table payments drop constraint broken");
  expect(await payments(id)).toEqual([]);
  expect(await stripe.send(event)).toBe(200);
  expect(await payments(id)).toHaveLength(1);
});

test("PAY-31 keys, signatures and personal addresses do not appear in the log", async () => {
  const email = "kept.quiet@mail.example";
  const { session } = await order();
  await stripe.send(stripe.createEvent(session, { customer_email: email }), {
    secret: "whsec_other",
  });
  stripe.faults.push({
    status: 400,
    type: "invalid_request_error",
    message: `No such key ${secrets.secretKey}, ${email}`,
  });
  await expect(order()).rejects.toThrow("payment_refused");
  const log = JSON.stringify(shop.logged);
  expect(log).toContain("No such key [key]");
  for (const secret of [...Object.values(secrets), email, "v1="]) expect(log).not.toContain(secret);
  expect(await mailsTo(email)).toEqual([]);
});
