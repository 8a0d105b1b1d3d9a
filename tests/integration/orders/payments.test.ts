import { expect, test } from "vitest";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { readOrderPage } from "#modules/orders/order-page/order-page.ts";
import { defaultSettings } from "#modules/settings/settings.ts";
import { ADMIN, startMoneyShop } from "./money-shop.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";

const shop = await startMoneyShop();
const {
  database,
  order,
  orderOnline,
  standing,
  events,
  mailsTo,
  mailsAfter,
  stock,
  payByHand,
  payOnline,
} = shop;
await shop.receive("olive", 100);
const supportMails = () => mailsTo(defaultSettings.support_email);

const counted = (id: string) =>
  database.asOwner("select method, amount_minor, reference from payments where order_id = $1", [
    id,
  ]);

test("PAY-01 a recorded payment settles the order in full, keeps its reservation and notifies its customer", async () => {
  const { id, email } = await order({ olive: 2 });
  expect(await standing(id)).toMatchObject({ paid: 0, is_reserved: true });
  expect((await payByHand(id, { reference: "Bank 17" })).status).toBe(204);
  expect(await standing(id)).toEqual({
    status: "pending",
    stock_state: "held",
    paid: 2 * UNIT_PRICE,
    refunded: 0,
    is_reserved: false,
  });
  expect(await counted(id)).toEqual([
    { method: "manual", amount_minor: 2 * UNIT_PRICE, reference: "Bank 17" },
  ]);
  expect(await events(id)).toEqual([
    {
      kind: "payment",
      note: null,
      facts: { amountMinor: 2 * UNIT_PRICE, currency: "USD" },
      actor: ADMIN,
      visible: true,
    },
  ]);
  expect(await mailsAfter(email)).toEqual(["payment-received"]);
  expect(await payByHand(id)).toMatchObject({ status: 409, code: "conflict" });
});

test("PAY-02 ten staff members who record the same payment at once count it once", async () => {
  const { id, email } = await order();
  const answers = await Promise.all(Array.from({ length: 10 }, () => payByHand(id)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === "conflict")).toHaveLength(9);
  expect(await counted(id)).toHaveLength(1);
  expect(await events(id)).toHaveLength(1);
  expect(await mailsAfter(email)).toEqual(["payment-received"]);
});

test("PAY-03 the customer is not notified of a payment when the staff member or the setting says so", async () => {
  const quiet = await order();
  await payByHand(quiet.id, { notifyCustomer: false });
  expect(await mailsAfter(quiet.email)).toEqual([]);
  const set = (value: string) =>
    database.asOwner(
      `insert into system_settings (setting_key, setting_value)
       values ('email_notifications', $1::jsonb)
       on conflict (setting_key) do update set setting_value = excluded.setting_value`,
      [value],
    );
  await set("false");
  const silent = await order();
  await payByHand(silent.id);
  await set("true");
  expect(await mailsAfter(silent.email)).toEqual([]);
});

test("PAY-04 a reference that another payment already has is refused, and nothing is counted", async () => {
  const one = await order();
  const other = await order();
  await payByHand(one.id, { reference: "Bank 18" });
  expect(await payByHand(other.id, { reference: "Bank 18" })).toMatchObject({
    status: 422,
    fields: { reference: ["taken"] },
  });
  expect(await standing(other.id)).toMatchObject({ paid: 0, is_reserved: true });
});

test("PAY-05 an order that is paid online is confirmed once, however often the payment is reported", async () => {
  const { id, email } = await orderOnline();
  expect(await mailsTo(email)).toEqual([]);
  const before = (await supportMails()).length;
  const reports = await Promise.all(Array.from({ length: 10 }, () => payOnline(id, `pi_${id}`)));
  expect(reports.filter(Boolean)).toHaveLength(1);
  expect(await standing(id)).toMatchObject({ paid: UNIT_PRICE, is_reserved: false });
  expect(await events(id)).toMatchObject([{ kind: "payment", actor: null, visible: true }]);
  expect(await mailsTo(email)).toEqual(["order-confirmation"]);
  expect((await supportMails()).slice(before)).toEqual(["new-order"]);

  const byHand = await orderOnline();
  await payByHand(byHand.id, { notifyCustomer: false });
  expect(await mailsTo(byHand.email)).toEqual(["order-confirmation"]);
});

test("PAY-06 a payment that arrives after the items were released reserves them again", async () => {
  const { id } = await orderOnline({ olive: 2 });
  const held = await stock("olive");
  await giveUp(id);
  expect((await stock("olive")).available).toBe(held.available + 2);
  expect(await payOnline(id, `pi_${id}`)).toBe(true);
  expect(await stock("olive")).toEqual(held);
  expect(await standing(id)).toMatchObject({ stock_state: "held", paid: 2 * UNIT_PRICE });
});

test("PAY-07 when the items are sold out by then, the payment is kept and the shop is notified", async () => {
  const { id, email } = await orderOnline({ blue: 2 });
  await giveUp(id);
  await order({ blue: 2 });
  const before = (await supportMails()).length;
  expect(await payOnline(id, `pi_${id}`)).toBe(true);
  expect(await standing(id)).toMatchObject({ stock_state: "released", paid: 2 * UNIT_PRICE });
  expect(await stock("blue")).toEqual({ available: 0, reserved: 2 });
  expect(await events(id)).toContainEqual(
    expect.objectContaining({ kind: "note", note: orderNotes.paidWithoutStock, visible: false }),
  );
  expect((await supportMails()).slice(before).toSorted()).toEqual([
    "new-order",
    "paid-without-stock",
  ]);
  expect(await mailsTo(email)).toEqual(["order-confirmation"]);
});

test("PAY-08 money for an order that was cancelled meanwhile is kept, noted, and can be refunded", async () => {
  const { id, email } = await orderOnline({ olive: 2 });
  await shop.asAdmin("POST", `/api/admin/orders/${id}/status`, { status: "cancelled" });
  const free = await stock("olive");
  const before = (await supportMails()).length;
  expect(await payOnline(id, `pi_${id}`)).toBe(true);
  expect(await standing(id)).toMatchObject({ status: "cancelled", stock_state: "released" });
  expect(await stock("olive")).toEqual(free);
  expect(await events(id)).toContainEqual(
    expect.objectContaining({ note: orderNotes.paidTooLate, visible: false }),
  );
  expect((await supportMails()).slice(before)).toEqual(["paid-without-stock"]);
  expect(await mailsTo(email)).toEqual(["order-cancelled"]);
  const refund = { idempotencyKey: crypto.randomUUID(), amountMinor: 2 * UNIT_PRICE };
  expect((await shop.refund(id, refund)).status).toBe(204);
});

test("PAY-09 a partial payment counts as such: the rest stays due, and the reservation still expires", async () => {
  const { id, email } = await order();
  expect(await payOnline(id, `pi_${id}`, 1_000)).toBe(true);
  expect(await standing(id)).toMatchObject({ paid: 1_000, is_reserved: true });
  expect(await mailsAfter(email)).toEqual([]);
  expect((await payByHand(id)).status).toBe(204);
  expect(await counted(id)).toContainEqual({
    method: "manual",
    amount_minor: UNIT_PRICE - 1_000,
    reference: null,
  });
  expect(await payOnline(id, `pi_more_${id}`)).toBe(true);
  expect(await standing(id)).toMatchObject({ paid: 2 * UNIT_PRICE });
  expect(await mailsAfter(email)).toEqual(["payment-received"]);
});

test("PAY-19 where customers pay as agreed, an order waits only for its payment", async () => {
  const { id } = await order();
  const accessKey = await shop.getKey(id);
  const read = () => readOrderPage(shop.checkoutContext(), accessKey);
  expect(await read()).toMatchObject({ payment: "as agreed", payUntil: null });
  await payByHand(id);
  expect(await read()).toMatchObject({ payment: "paid", paid: { amountMinor: UNIT_PRICE } });
});

/** The time for the payment passes. */
async function giveUp(id: string): Promise<void> {
  await database.asOwner("update orders set reserved_until = $2 where id = $1", [id, shop.now()]);
  await shop.runTask("expire-reservations");
}
