// Orders by hand as they really come: by phone alone, handed over, paid in parts, at agreed prices,
// in shekels.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { system } from "#shared/actor.ts";
import { setRates } from "../../support/set-rates.ts";
import { startBackOffice } from "./back-office.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";

const shop = await startBackOffice();
const {
  byHand,
  enter,
  act,
  asAdmin,
  read,
  moved,
  receive,
  traces,
  newEmail,
  mailsTo,
  mailContents,
} = shop;
const { database } = shop;
await receive("olive", 200);
await setRates(database, { ILS: 3.6 });

const post = (body: unknown) => asAdmin("POST", "/api/admin/orders", body);
const olive = (more: object = {}) => [{ variantId: shop.variantId("olive"), quantity: 1, ...more }];
const byPhone = { name: "Noa", phone: "+972 50 555 0101" };
const breaches = () => database.runInTransaction(system, (db) => checkIntegrity({ db }));
const usd = (amountMinor: number) => ({ amountMinor, currency: "USD" });
const ils = (amountMinor: number) => ({ amountMinor, currency: "ILS" });

test("HAND-01 an order needs an e-mail address or a phone number; with only a phone number no mail is sent", async () => {
  const nobody = await post(byHand({ olive: 1 }, { customer: { name: "Noa", email: "" } }));
  expect(nobody).toMatchObject({ status: 422, fields: { "customer.email": ["required"] } });
  const before = await traces();
  const id = await enter({ olive: 1 }, { customer: byPhone });
  expect((await read(id)).customer).toEqual({
    id: null,
    email: null,
    ...byPhone,
    dial: "+972505550101",
  });
  expect((await traces())?.["mails"]).toBe(before?.["mails"]);
  const { text } = await asAdmin("GET", "/api/admin/orders?q=050-555%200101");
  expect(text).toContain(id);
  expect((await act(id, "/link")).status).toBe(409);
  expect((await act(id, "/status", { status: "cancelled" })).status).toBe(200);
  expect(await breaches()).toEqual([]);
});

test("HAND-02 adding an address turns a phone-only contact into a customer, even after delivery", async () => {
  const email = newEmail();
  const id = await enter({ olive: 1 }, { customer: byPhone, isHandedOver: true, isPaid: true });
  const customers = () =>
    database.asOwner(
      "select orders::int, revenue_minor::int as revenue from customers where email = $1",
      [email],
    );
  expect(await customers()).toEqual([]);
  const { version } = await read(id);
  const contact = { ...byPhone, email };
  expect((await act(id, "", { version, contact }, "PATCH")).status).toBe(204);
  expect(await customers()).toEqual([{ orders: 1, revenue: UNIT_PRICE }]);
  expect(await breaches()).toEqual([]);
});

test("HAND-03 an order that is handed over is completed at once, has no address and is never packed or shipped", async () => {
  const id = await enter({ olive: 2 }, { isHandedOver: true, status: "pending" });
  expect(await read(id)).toMatchObject({
    status: "completed",
    isHandedOver: true,
    stockState: "shipped",
    can: { ship: { allowed: false, reason: "handed_over" } },
  });
  expect(await moved(id)).toEqual({ quantity: -2, reserved: 0 });
  const shipment = { carrier: "dhl", trackingNumber: "1" };
  for (const [path, body] of [
    ["/status", { status: "processing" }],
    ["/status", { status: "shipped" }],
    ["/shipments", shipment],
  ] as const)
    expect(await act(id, path, body)).toMatchObject({ status: 409, code: "order_settled" });
  expect((await act(id, "/status", { status: "cancelled" })).status).toBe(200);
  expect(await moved(id)).toEqual({ quantity: 0, reserved: 0 });
  const billingAddress = { line1: "Herzl 1", city: "Haifa", country: "IL" };
  expect(await post(byHand({ olive: 1 }, { isHandedOver: true, billingAddress }))).toMatchObject({
    status: 422,
    fields: { billingAddress: ["handed_over"] },
  });
  expect(await breaches()).toEqual([]);
});

test("HAND-04 partial payments of several kinds are recorded at entry and later, and the amount due stays visible", async () => {
  const email = newEmail();
  const reference = `B-${randomUUID()}`;
  const id = await enter(
    { olive: 1 },
    {
      customer: { name: "Noa", email },
      payments: [{ kind: "bit", amountMinor: 2_000, reference, paidOn: "2026-02-01" }],
    },
  );
  const [sent] = await mailContents(email, "order-confirmation");
  expect(sent).toMatchObject({ isPaid: false, paidMinor: 2_000, totalMinor: UNIT_PRICE });
  const key = { idempotencyKey: randomUUID() };
  const cash = { ...key, kind: "cash", amountMinor: 1_000, currency: "USD" };
  const twice = await Promise.all([act(id, "/payments", cash), act(id, "/payments", cash)]);
  expect(twice.map((it) => it.status)).toEqual([204, 204]);
  const other = await act(id, "/payments", { ...cash, amountMinor: 1_001 });
  expect(other).toMatchObject({ status: 409, code: "conflict" });
  const order = await read(id);
  expect(order).toMatchObject({ paid: usd(3_000), can: { pay: { allowed: true } } });
  // The clock of the tests stands still, so that they have no order in time.
  const paid = order.payments.toSorted(
    (one, next) => next.amount.amountMinor - one.amount.amountMinor,
  );
  expect(paid).toMatchObject([
    { method: "manual", kind: "bit", amount: usd(2_000), reference, paidOn: "2026-02-01" },
    { method: "manual", kind: "cash", amount: usd(1_000), reference: null },
  ]);
  expect(await mailsTo(email)).toEqual(["order-confirmation"]);
  // All that is due, by somebody who names no amount.
  expect((await act(id, "/payments", { kind: "transfer" })).status).toBe(204);
  expect(await read(id)).toMatchObject({ paid: usd(UNIT_PRICE), can: { pay: { allowed: false } } });
  expect(await mailsTo(email)).toEqual(["order-confirmation", "payment-received"]);
  expect(await breaches()).toEqual([]);
});

test("HAND-05 an excessive amount, another currency, a future day and a used reference are refused at their field", async () => {
  const reference = `once ${randomUUID()}`;
  const id = await enter({ olive: 1 }, { payments: [{ amountMinor: 100, reference }] });
  const before = await traces();
  const part = () => ({ idempotencyKey: randomUUID(), amountMinor: 500 });
  for (const [field, problem, wrong] of [
    ["amountMinor", "too_large", { amountMinor: UNIT_PRICE }],
    ["currency", "other_currency", { currency: "ILS" }],
    ["paidOn", "in_future", { paidOn: "2999-01-01" }],
    ["reference", "taken", { reference }],
  ] as const) {
    expect(await act(id, "/payments", { ...part(), ...wrong })).toMatchObject({
      status: 422,
      fields: { [field]: [problem] },
    });
    const payments = [{ amountMinor: 1 }, { amountMinor: 500, ...wrong }];
    expect(await post(byHand({ olive: 1 }, { payments }))).toMatchObject({
      status: 422,
      fields: { [`payments.1.${field}`]: [problem] },
    });
  }
  const withoutKey = await act(id, "/payments", { amountMinor: 500 });
  expect(withoutKey).toMatchObject({ status: 422, fields: { idempotencyKey: ["required"] } });
  expect(await traces()).toEqual(before);
});

test("HAND-06 an agreed price of a line is stored with its reason beside the catalogue's price, and is what counts", async () => {
  const agreed = { unitPriceMinor: 5_000, reason: "Dealer" };
  const id = await enter({}, { lines: olive({ quantity: 2, agreed }), couponCode: "SAVE10" });
  const order = await read(id);
  expect(order).toMatchObject({
    subtotal: usd(10_000),
    discount: usd(1_000),
    total: usd(9_000),
    agreedReason: null,
    lines: [{ unitPrice: usd(5_000), agreed: { listPrice: usd(UNIT_PRICE), reason: "Dealer" } }],
  });
  expect(order.events[0]?.facts?.agreed).toMatchObject([
    { listMinor: UNIT_PRICE, agreedMinor: 5_000, reason: "Dealer" },
  ]);
  const edit = {
    version: order.version,
    lines: order.lines.map((line) => ({ lineId: line.id, quantity: 3 })),
  };
  expect((await act(id, "", edit, "PATCH")).status).toBe(204);
  expect((await read(id)).total).toEqual(usd(13_500));
  const same = { unitPriceMinor: UNIT_PRICE, reason: "None" };
  const asListed = await read(await enter({}, { lines: olive({ agreed: same }) }));
  expect(asListed.lines).toMatchObject([{ unitPrice: usd(UNIT_PRICE), agreed: null }]);
  expect(await breaches()).toEqual([]);
});

test("HAND-07 an agreed price of the whole order replaces its sum, stays when lines change, and excludes a coupon", async () => {
  const agreedTotal = { amountMinor: 12_000, reason: "Three for the market" };
  const id = await enter({ olive: 3 }, { agreedTotal, isPaid: true, isHandedOver: true });
  expect(await read(id)).toMatchObject({
    subtotal: usd(3 * UNIT_PRICE),
    total: usd(12_000),
    agreedReason: "Three for the market",
    paid: usd(12_000),
  });
  const before = await traces();
  for (const [field, wrong] of [
    ["couponCode", { agreedTotal, couponCode: "SAVE10" }],
    ["agreedTotal.reason", { agreedTotal: { amountMinor: 1, reason: " " } }],
    ["lines.0.agreed.reason", { lines: olive({ agreed: { unitPriceMinor: 1, reason: "" } }) }],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await post(byHand({ olive: 1 }, wrong));
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]]);
  }
  expect(await traces()).toEqual(before);
  expect(await breaches()).toEqual([]);
});

test("HAND-08 an order in shekels freezes the rate: its list prices, coupon, payments and refunds are in shekels", async () => {
  const list = Math.round(UNIT_PRICE * 3.6);
  const id = await enter(
    { olive: 2 },
    { currency: "ILS", couponCode: "SAVE10", isHandedOver: true },
  );
  const total = 2 * list - Math.round((2 * list) / 10);
  expect(await read(id)).toMatchObject({
    subtotal: ils(2 * list),
    total: ils(total),
    ilsRate: { rate: "3.60000000", source: "bank" },
  });
  const dollars = { idempotencyKey: randomUUID(), amountMinor: 100, currency: "USD" };
  expect(await act(id, "/payments", dollars)).toMatchObject({
    status: 422,
    fields: { currency: ["other_currency"] },
  });
  expect((await act(id, "/payments", { currency: "ILS", kind: "cash" })).status).toBe(204);
  const refund = { idempotencyKey: randomUUID(), amountMinor: 1_000 };
  expect((await act(id, "/refunds", refund)).status).toBe(204);
  const order = await read(id);
  expect(order).toMatchObject({ paid: ils(total), refunds: [{ amount: ils(1_000) }] });
  const amounts = order.events.flatMap(({ facts }) => facts?.amountMinor ?? []);
  expect(amounts.toSorted((one, next) => next - one)).toEqual([total, 1_000]);
  expect(await breaches()).toEqual([]);
});

test("HAND-09 figures and customer records count an order in shekels in both currencies, at its frozen rate", async () => {
  const email = newEmail();
  const agreed = { unitPriceMinor: 25_000, reason: "Market" };
  await enter(
    {},
    {
      customer: { name: "Noa", email },
      currency: "ILS",
      lines: olive({ agreed }),
      isHandedOver: true,
      isPaid: true,
    },
  );
  const rows = await database.asOwner(
    `select revenue_minor::int as cents, revenue_agorot::int as agorot, unrated_minor::int as unrated
     from customers where email = $1`,
    [email],
  );
  // 250 / 3.6 = 69.444…
  expect(rows).toEqual([{ cents: 6_944, agorot: 25_000, unrated: 0 }]);
  expect(await breaches()).toEqual([]);
});

test("HAND-08 without a rate nothing is sold in shekels, and the ledger refuses payments in another currency", async () => {
  const id = await enter({ olive: 1 });
  await expect(
    database.asOwner(
      "insert into payments (order_id, method, amount_minor, currency) values ($1, 'manual', 1, 'ILS')",
      [id],
    ),
  ).rejects.toThrow("currency of its order");
  await database.asOwner("delete from exchange_rates");
  expect(await post(byHand({ olive: 1 }, { currency: "ILS" }))).toMatchObject({
    status: 422,
    fields: { currency: ["no_rate"] },
  });
});
