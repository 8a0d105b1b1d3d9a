import { expect, test } from "vitest";
import { orderProcessingEndpoints } from "#modules/orders/processing/endpoints.ts";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { system } from "#shared/actor.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { setRates } from "../../support/set-rates.ts";
import { startBackOffice } from "./back-office.ts";

const { enter, act, read, moved, receive, stock, variantId, newEmail, database, ...shop } =
  await startBackOffice();
await receive("olive", 100);
await receive("caramel", 100);
await setRates(database, { ILS: 3.6 });

type Edit = Readonly<Record<string, unknown>>;

/** The outcome of an edit, and then the edit itself, by a user who has just read the order. */
async function preview(id: string, change: Edit) {
  const answer = await act(id, "/edit-preview", change);
  expect(answer.status).toBe(200);
  return orderProcessingEndpoints.previewEdit.response.parse(JSON.parse(answer.text));
}
async function edit(id: string, body: Edit) {
  return act(id, "", { version: (await read(id)).version, ...body }, "PATCH");
}
const lineOf = async (id: string, index = 0) => (await read(id)).lines[index]?.id;
const mailsOf = (id: string) =>
  database.asOwner(
    "select m.kind from mails m join orders o on o.customer_email = m.recipient where o.id = $1 order by m.created_at",
    [id],
  );

/** The sums and the stock of all orders are what their ledgers say. */
async function expectSound() {
  expect(await database.runInTransaction(system, (db) => checkIntegrity({ db }))).toEqual([]);
}

test("LIFE-44 lines are added, removed and changed at the order's price; money and stock follow as the preview said", async () => {
  const id = await enter({ olive: 3, caramel: 1 }, { isPaid: true });
  const [olive, caramel, blue] = [
    await stock("olive"),
    await stock("caramel"),
    await stock("blue"),
  ];
  const change = {
    lines: [
      { lineId: await lineOf(id, 0), quantity: 1 },
      { lineId: await lineOf(id, 1), quantity: 0 },
    ],
    added: [{ variantId: variantId("blue"), quantity: 1 }],
  };
  const outcome = await preview(id, change);
  expect(outcome).toMatchObject({
    totalBefore: { amountMinor: 4 * UNIT_PRICE },
    total: { amountMinor: 2 * UNIT_PRICE },
    paid: { amountMinor: 4 * UNIT_PRICE },
    due: { amountMinor: 0 },
    overpaid: { amountMinor: 2 * UNIT_PRICE },
  });
  expect(outcome.stock.map(({ units }) => units).toSorted((a, b) => a - b)).toEqual([-2, -1, 1]);
  expect(await edit(id, change)).toMatchObject({ status: 204 });
  const order = await read(id);
  expect(order).toMatchObject({
    subtotal: outcome.subtotal,
    total: outcome.total,
    paid: outcome.paid,
    status: "pending",
  });
  expect(order.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(await moved(id)).toEqual({ quantity: 0, reserved: 2 });
  expect([await stock("olive"), await stock("caramel"), await stock("blue")]).toEqual([
    { available: olive.available + 2, reserved: olive.reserved - 2 },
    { available: caramel.available + 1, reserved: caramel.reserved - 1 },
    { available: blue.available - 1, reserved: blue.reserved + 1 },
  ]);
  expect(order.events.at(-1)).toMatchObject({
    kind: "edited",
    facts: {
      parts: ["lines"],
      totals: { fromMinor: 4 * UNIT_PRICE, toMinor: 2 * UNIT_PRICE },
      lines: [
        { from: 3, to: 1 },
        { from: 1, to: 0 },
        { from: 0, to: 1 },
      ],
    },
  });
  await expectSound();
});

test("LIFE-44 what was ordered again beyond the payment is due, in the order's currency and at its rate", async () => {
  const id = await enter({ olive: 1 }, { isPaid: true, currency: "ILS" });
  const before = await read(id);
  await edit(id, { added: [{ variantId: variantId("caramel"), quantity: 1 }] });
  const after = await read(id);
  expect(after.total).toEqual({ ...before.total, amountMinor: 2 * before.total.amountMinor });
  expect(after.paid).toEqual(before.total);
  await expectSound();
});

test("LIFE-44 a sale over the counter can be put right, and what was too much is on sale again", async () => {
  const id = await enter({ olive: 3 }, { isHandedOver: true, isPaid: true });
  const olive = await stock("olive");
  await edit(id, { lines: [{ lineId: await lineOf(id), quantity: 2 }] });
  expect(await stock("olive")).toEqual({ ...olive, available: olive.available + 1 });
  expect(await moved(id)).toEqual({ quantity: -2, reserved: 0 });
  await expectSound();
});

test("LIFE-44 a line that a customer wants to return stays, and so do the units that came back", async () => {
  const id = await enter({ olive: 2 });
  const lineId = await lineOf(id);
  await database.asOwner("update order_items set restocked_quantity = 1 where id = $1", [lineId]);
  const refused = await edit(id, { lines: [{ lineId, quantity: 0 }] });
  expect(refused).toMatchObject({ status: 422, fields: { "lines.0.quantity": ["returned"] } });
  await database.asOwner("update order_items set restocked_quantity = 0 where id = $1", [lineId]);
});

test("LIFE-45 an agreed price is changed and taken back, with its reason in the timeline", async () => {
  const id = await enter(
    { olive: 2 },
    { agreedTotal: { amountMinor: 70_080_391, reason: "Typo" } },
  );
  await edit(id, { agreedTotal: { amountMinor: 70_000, reason: "A regular" } });
  const changed = await read(id);
  expect(changed).toMatchObject({ total: { amountMinor: 70_000 }, agreedReason: "A regular" });
  expect(changed.events.at(-1)).toMatchObject({
    kind: "edited",
    facts: {
      parts: ["price"],
      currency: "USD",
      agreed: [{ name: null, listMinor: 2 * UNIT_PRICE, agreedMinor: 70_000, reason: "A regular" }],
      totals: { fromMinor: 70_080_391, toMinor: 70_000 },
    },
  });
  await edit(id, { lines: [{ lineId: await lineOf(id), quantity: 3 }] });
  expect((await read(id)).total.amountMinor).toBe(70_000);
  await edit(id, { agreedTotal: null });
  expect(await read(id)).toMatchObject({
    total: { amountMinor: 3 * UNIT_PRICE },
    agreedReason: null,
  });
  const lineId = await lineOf(id);
  const agreed = { unitPriceMinor: 5_000, reason: "Scratched" };
  await edit(id, { lines: [{ lineId, quantity: 3, agreed }] });
  expect((await read(id)).lines[0]).toMatchObject({
    unitPrice: { amountMinor: 5_000 },
    agreed: { listPrice: { amountMinor: UNIT_PRICE }, reason: "Scratched" },
  });
  await edit(id, { lines: [{ lineId, quantity: 3, agreed: null }] });
  expect((await read(id)).lines[0]).toMatchObject({
    unitPrice: { amountMinor: UNIT_PRICE },
    agreed: null,
  });
  await expectSound();
});

test("LIFE-45 no price is agreed on for an order of the checkout, nor beside a coupon", async () => {
  const agreedTotal = { amountMinor: 100, reason: "A friend" };
  const billingAddress = { line1: "Herzl 1", city: "Haifa", country: "IL" };
  const fromCheckout = await enter({ olive: 1 }, { billingAddress });
  await database.asOwner("update orders set source = 'checkout' where id = $1", [fromCheckout]);
  expect(await edit(fromCheckout, { agreedTotal })).toMatchObject({ code: "order_settled" });
  await database.asOwner("update orders set source = 'admin' where id = $1", [fromCheckout]);
  const id = await enter({ olive: 1 }, { couponCode: "WELCOME20" });
  expect(await edit(id, { agreedTotal })).toMatchObject({
    status: 422,
    fields: { agreedTotal: ["with_coupon"] },
  });
  expect(await edit(id, { agreedTotal, removesCoupon: true })).toMatchObject({ status: 204 });
  expect(await read(id)).toMatchObject({ coupon: null, total: { amountMinor: 100 } });
  await expectSound();
});

test("LIFE-46 lines that no longer reach the coupon's minimum are refused, until the coupon is taken off", async () => {
  await database.asOwner("update coupons set minimum_minor = $1 where code = 'WELCOME20'", [
    2 * UNIT_PRICE,
  ]);
  const id = await enter({ olive: 2 }, { couponCode: "WELCOME20" });
  const lines = [{ lineId: await lineOf(id), quantity: 1 }];
  expect(await edit(id, { lines })).toMatchObject({
    status: 422,
    fields: { removesCoupon: ["below_minimum", String(2 * UNIT_PRICE)] },
  });
  expect(await edit(id, { lines, removesCoupon: true })).toMatchObject({ status: 204 });
  expect(await read(id)).toMatchObject({
    coupon: null,
    discount: { amountMinor: 0 },
    total: { amountMinor: UNIT_PRICE },
  });
  await database.asOwner("update coupons set minimum_minor = 0 where code = 'WELCOME20'");
  await expectSound();
});

test("LIFE-48 customers hear of corrected lines only if staff want them to", async () => {
  const email = newEmail();
  const id = await enter({ olive: 1 }, { customer: { name: "Noa Levi", email } });
  const before = await mailsOf(id);
  await edit(id, { lines: [{ lineId: await lineOf(id), quantity: 2 }] });
  expect(await mailsOf(id)).toEqual(before);
  await edit(id, { lines: [{ lineId: await lineOf(id), quantity: 3 }], notifyCustomer: true });
  expect(await mailsOf(id)).toEqual([...before, { kind: "order-updated" }]);
  expect(await shop.mailContents(email, "order-updated")).toMatchObject([
    { totalMinor: 3 * UNIT_PRICE },
  ]);
});
