// Links to pay: an order that is paid as agreed can be paid online for as long as the shop says.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { readPayableOrder } from "#modules/orders/payments/payable-order.ts";
import { payAgain, payByLink } from "#modules/orders/payments/pay-again.ts";
import { paymentLinkSchema } from "#modules/orders/payments/payment-link-contract.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { startMoneyShop } from "../orders/money-shop.ts";
import { startSalesShop } from "../orders/sales-shop.ts";
import { startStripeShop } from "./stripe-shop.ts";

const DAY = 24 * 3_600;
const started = await startStripeShop({ doesJobs: true });
const shop = await startMoneyShop(started);
const { asAdmin, checkoutContext, database, getKey, newEmail, passTime, read } = shop;
const { stripe } = started;
await database.asOwner(
  `insert into exchange_rates (base_currency, target_currency, rate, source, updated_at)
   values ('USD', 'ILS', 3.6, 'bank', '2026-02-27T12:00:00Z')
   on conflict (base_currency, target_currency) do update set rate = 3.6`,
);
const [olive] = z
  .array(z.object({ id: z.string() }))
  .parse(await database.asOwner("select id from product_variants where slug = 'olive'"));

/** Somebody in the back office enters an order for one olive backpack. */
async function enter(more: Record<string, unknown> = {}): Promise<string> {
  const answer = await asAdmin("POST", "/api/admin/orders", {
    idempotencyKey: randomUUID(),
    customer: { name: "Noa Levi", email: newEmail(), phone: "+972 50 555 0101" },
    lines: [{ variantId: olive?.id, quantity: 1 }],
    ...more,
  });
  return z.object({ id: z.string() }).parse(JSON.parse(answer.text)).id;
}

const ask = (id: string, body: Record<string, unknown> = { days: 3, by: "message" }) =>
  asAdmin("POST", `/api/admin/orders/${id}/payment-link`, body);

async function payPart(id: string, part: Record<string, unknown>): Promise<void> {
  const answer = await shop.payByHand(id, { idempotencyKey: randomUUID(), ...part });
  expect(answer).toMatchObject({ status: 204 });
}

/** The key in the message that is to be sent. */
async function getLinkKey(id: string, days = 3): Promise<string> {
  const answer = await ask(id, { days, by: "message" });
  expect(answer).toMatchObject({ status: 200 });
  const { message } = paymentLinkSchema.parse(JSON.parse(answer.text));
  return /\/order-status\/pay\/(\S+)$/.exec(message ?? "")?.[1] ?? "";
}

const getSession = (page: string | null) => new URL(page ?? "none:").pathname.slice("/pay/".length);

test("PAY-49 a payment link is mailed or put into a message in the customer's language, and valid as long as chosen", async () => {
  const email = newEmail();
  const id = await enter({ customer: { name: "Noa Levi", email } });
  await payPart(id, { amountMinor: 1_000, kind: "cash" });
  const until = new Date(shop.now().getTime() + 7 * DAY * 1_000).toISOString();
  const mailed = await ask(id, { days: 7, by: "mail" });
  expect(JSON.parse(mailed.text)).toEqual({ until, message: null });
  expect(await shop.mailsTo(email)).toContain("payment-link");
  const [mail] = await database.asOwner(
    "select content from mails where recipient = $1 and kind = 'payment-link'",
    [email],
  );
  expect(mail?.["content"]).toMatchObject({ payUntil: until, paidMinor: 1_000 });

  passTime(1);
  const hebrew = paymentLinkSchema.parse(JSON.parse((await ask(id)).text));
  expect(hebrew.message).toContain("שלום Noa Levi");
  expect(hebrew.message).toContain("$64.99");
  const abroad = await enter({ customer: { name: "Ann Lee", phone: "+1 503 555 0100" } });
  const english = paymentLinkSchema.parse(JSON.parse((await ask(abroad)).text));
  expect(english.message).toContain("Hello Ann Lee");
  expect(await ask(abroad, { days: 3, by: "mail" })).toMatchObject({ status: 409 });
  expect(await ask(abroad, { days: 365, by: "message" })).toMatchObject({ status: 422 });
  const { events, paymentLinkUntil } = await read(id);
  expect(paymentLinkUntil).toBe(hebrew.until);
  expect(events.flatMap(({ note }) => note ?? [])).toEqual([
    orderNotes.paymentLinkMailed,
    orderNotes.paymentLinkMade,
  ]);
});

test("PAY-50 the link shows the amount due and no personal data, and its key opens nothing else", async () => {
  const id = await enter();
  const key = await getLinkKey(id);
  const accessKey = await getKey(id);
  const shown = await readPayableOrder(checkoutContext(), key);
  expect(shown).toMatchObject({ payment: "waiting", due: { amountMinor: UNIT_PRICE } });
  expect(JSON.stringify(shown)).not.toMatch(/Noa|@|\+972/);
  expect(await readOrderPage(checkoutContext(), key)).toBeUndefined();
  for (const forged of [accessKey, id, (await enter()).replaceAll("-", "") + key.slice(32), ""])
    // oxlint-disable-next-line no-await-in-loop -- a few
    expect(await readPayableOrder(checkoutContext(), forged)).toBeUndefined();
  const page = await fetch(`${shop.shop.url}/api/admin/orders/${id}/payment-link`, {
    method: "POST",
  });
  expect(page.status).toBe(401);
});

test("PAY-51 while the link is valid the order's own page accepts payment too, until the last second and not after it", async () => {
  const id = await enter();
  const accessKey = await getKey(id);
  const page = () => readOrderPage(checkoutContext(), accessKey);
  expect(await page()).toMatchObject({ payment: "as agreed", payUntil: null });
  const key = await getLinkKey(id, 1);
  passTime(DAY - 1);
  expect(await page()).toMatchObject({
    payment: "waiting",
    payUntil: expect.any(String) as string,
  });
  expect(await payAgain(checkoutContext(), accessKey)).not.toBeNull();
  expect(await payByLink(checkoutContext(), key)).not.toBeNull();
  passTime(1);
  expect(await page()).toMatchObject({ payment: "as agreed", payUntil: null });
  expect(await payAgain(checkoutContext(), accessKey)).toBeNull();
  await expect(payByLink(checkoutContext(), key)).rejects.toMatchObject({ code: "not_found" });
  expect((await read(id)).paymentLinkUntil).toBeNull();
});

test("PAY-52 a new link replaces the previous one, and an ended link accepts no payment", async () => {
  const id = await enter();
  const before = await getLinkKey(id, 1);
  const key = await getLinkKey(id, 3);
  expect(await readPayableOrder(checkoutContext(), before)).toBeUndefined();
  const session = getSession(await payByLink(checkoutContext(), key));
  const end = () => asAdmin("DELETE", `/api/admin/orders/${id}/payment-link`);
  expect((await end()).status).toBe(204);
  expect((await end()).status).toBe(204);
  expect(await readPayableOrder(checkoutContext(), key)).toBeUndefined();
  await expect
    .poll(() => stripe.sessions.get(session)?.status, { timeout: 10_000 })
    .toBe("expired");
  const { events } = await read(id);
  expect(events.filter(({ note }) => note === orderNotes.paymentLinkEnded)).toHaveLength(1);
});

test("PAY-53 a payment by link counts once, in the order's currency, and covers only the rest", async () => {
  const id = await enter({ currency: "ILS" });
  const { total } = await read(id);
  await payPart(id, { amountMinor: 5_000, kind: "bit" });
  const key = await getLinkKey(id);
  const session = getSession(await payByLink(checkoutContext(), key));
  expect(stripe.sessions.get(session)).toMatchObject({
    amount_total: total.amountMinor - 5_000,
    currency: "ils",
    success_url: `${shop.shop.url}/order-status/pay/${key}?paid=1`,
  });
  await stripe.pay(session);
  expect(await stripe.send(stripe.createEvent(session))).toBe(200);
  const { paid, payments } = await read(id);
  expect(paid).toEqual(total);
  expect(payments.map(({ method }) => method).toSorted()).toEqual(["manual", "stripe"]);
  expect(await readPayableOrder(checkoutContext(), key)).toMatchObject({ payment: "paid" });
  expect(await payByLink(checkoutContext(), key)).toBeNull();
});

test("PAY-53 changed lines or a recorded payment close the page with the old amount", async () => {
  const id = await enter();
  const key = await getLinkKey(id);
  const open = async () => getSession(await payByLink(checkoutContext(), key));
  const isShut = (session: string) =>
    expect.poll(() => stripe.sessions.get(session)?.status, { timeout: 10_000 }).toBe("expired");
  const first = await open();
  const { lines, version } = await read(id);
  const edited = { version, lines: [{ lineId: lines[0]?.id, quantity: 2 }] };
  expect((await asAdmin("PATCH", `/api/admin/orders/${id}`, edited)).status).toBe(204);
  await isShut(first);
  const second = await open();
  expect(stripe.sessions.get(second)).toMatchObject({ amount_total: 2 * UNIT_PRICE });
  await payPart(id, { amountMinor: 500, kind: "cash" });
  await isShut(second);
  const third = await open();
  expect(stripe.sessions.get(third)).toMatchObject({ amount_total: 2 * UNIT_PRICE - 500 });
  await asAdmin("DELETE", `/api/admin/orders/${id}`);
  await isShut(third);
});

test("PAY-54 an order that is paid, closed or deleted gets no link, and the back office says why", async () => {
  const getReason = async (id: string) => (await read(id)).can.requestPayment.reason;
  const paid = await enter({ isPaid: true });
  const over = await enter();
  await asAdmin("POST", `/api/admin/orders/${over}/status`, { status: "cancelled", note: "No" });
  const hidden = await enter();
  await asAdmin("DELETE", `/api/admin/orders/${hidden}`);
  expect([await getReason(paid), await getReason(over), await getReason(hidden)]).toEqual([
    "paid_in_full",
    "over",
    "over",
  ]);
  for (const id of [paid, over, hidden])
    // oxlint-disable-next-line no-await-in-loop -- three
    expect(await ask(id)).toMatchObject({ status: 409, code: "conflict" });
  expect((await ask(randomUUID())).status).toBe(404);
});

test("PAY-54 a shop without online payments sends no link", async () => {
  const manual = await startSalesShop();
  const id = await manual.place();
  const { can } = await manual.read(id);
  expect(can.requestPayment).toEqual({ allowed: false, reason: "no_online_payments" });
  const body = { days: 1, by: "mail" };
  const path = `/api/admin/orders/${id}/payment-link`;
  expect(await manual.asAdmin("POST", path, body)).toMatchObject({ status: 409 });
});

test("PAY-55 items that wait for payment are reserved as long as the link is valid", async () => {
  const { id } = await started.order();
  const { paymentLinkUntil: none } = await read(id);
  expect(none).toBeNull();
  const key = await getLinkKey(id, 3);
  passTime(2 * DAY);
  await shop.runTask("expire-reservations");
  expect((await read(id)).stockState).toBe("held");
  expect(await payByLink(checkoutContext(), key)).not.toBeNull();
  passTime(DAY);
  await shop.runTask("expire-reservations");
  expect((await read(id)).stockState).toBe("released");
});
