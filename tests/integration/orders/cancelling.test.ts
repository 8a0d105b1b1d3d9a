import { expect, test } from "vitest";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { limits } from "#shared/limits.ts";
import { HOUR, MINUTE, startMoneyShop } from "./money-shop.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { addPage } from "../../support/payment-pages.ts";

const shop = await startMoneyShop();
const { order, standing, events, refunds, mailsAfter, stock, getKey, passTime, send } = shop;
await shop.receive("olive", 100);

async function cancel(id: string, times = 1) {
  const accessKey = await getKey(id);
  const attempt = () => send("/api/orders/cancel", { accessKey });
  const [first, ...more] = await Promise.all(Array.from({ length: times }, attempt));
  if (first === undefined) throw new Error("nothing was tried");
  return { ...first, statuses: [first, ...more].map(({ status }) => status) };
}
const tooLate = { status: 409, code: "cancel_too_late" };

test("REF-10 a customer may cancel for two hours, with only the link", async () => {
  const before = await stock("olive");
  const inTime = await order({ olive: 2 });
  const late = await order();
  const onTheDot = await order();
  passTime(2 * HOUR - MINUTE);
  expect((await cancel(inTime.id)).status).toBe(204);
  expect(await standing(inTime.id)).toMatchObject({
    status: "cancelled",
    stock_state: "released",
    is_reserved: false,
  });
  expect(await events(inTime.id)).toEqual([
    {
      kind: "status",
      note: orderNotes.cancelledByCustomer,
      facts: { via: "link", from: "private" },
      actor: null,
      visible: true,
    },
  ]);
  expect(await mailsAfter(inTime.email)).toEqual(["order-cancelled"]);
  passTime(MINUTE);
  expect((await cancel(onTheDot.id)).status).toBe(204);
  passTime(MINUTE);
  expect(await cancel(late.id)).toMatchObject(tooLate);
  expect(await standing(late.id)).toMatchObject({ status: "pending", stock_state: "held" });
  expect(await mailsAfter(late.email)).toEqual([]);
  expect(await stock("olive")).toEqual({
    available: before.available - 1,
    reserved: before.reserved + 1,
  });
});

test("REF-11 cancelling ten times, at once or later, cancels once", async () => {
  const before = await stock("olive");
  const { id, email } = await order({ olive: 3 });
  expect((await cancel(id, 10)).statuses).toEqual(Array(10).fill(204));
  passTime(3 * HOUR);
  expect((await cancel(id)).status).toBe(204);
  expect(await events(id)).toHaveLength(1);
  expect(await mailsAfter(email)).toEqual(["order-cancelled"]);
  expect(await stock("olive")).toEqual(before);
});

test("REF-12 an order that is shipped, closed, deleted or unknown cannot be cancelled", async () => {
  for (const status of ["shipped", "completed", "refunded"]) {
    const { id } = await order();
    await shop.asAdmin("POST", `/api/admin/orders/${id}/status`, { status });
    expect(await cancel(id)).toMatchObject(tooLate);
    expect(await standing(id)).toMatchObject({ status });
  }
  const deleted = await order();
  await shop.database.asOwner("update orders set deleted_at = now() where id = $1", [deleted.id]);
  expect(await cancel(deleted.id)).toMatchObject(tooLate);
  expect(await standing(deleted.id)).toMatchObject({ status: "pending" });
  const key = await getKey(deleted.id);
  for (const accessKey of [
    "0".repeat(64),
    key.toUpperCase(),
    `${key.slice(0, -1)}\u0001`,
    "é".repeat(40),
  ])
    expect(await send("/api/orders/cancel", { accessKey })).toMatchObject({
      status: 404,
      code: "not_found",
    });
  expect(await send("/api/orders/cancel", { accessKey: "'; --" })).toMatchObject({ status: 422 });
});

test("REF-13 when its customer cancels an order, everything paid that is not refunded yet is refunded", async () => {
  const byHand = await order({ olive: 2 });
  await shop.payByHand(byHand.id, { notifyCustomer: false });
  expect((await cancel(byHand.id)).status).toBe(204);
  expect(await refunds(byHand.id)).toMatchObject([
    { method: "manual", amount: 2 * UNIT_PRICE, state: "pending" },
  ]);
  expect(await standing(byHand.id)).toMatchObject({
    status: "cancelled",
    refunded: 2 * UNIT_PRICE,
  });
  // A person has to send the money; the mail about it comes then.
  expect(await mailsAfter(byHand.email)).toEqual(["order-cancelled"]);

  const online = await shop.orderOnline({ olive: 2 });
  await shop.payOnline(online.id, `pi_${online.id}`);
  expect((await cancel(online.id, 2)).statuses).toEqual([204, 204]);
  const [refund, ...more] = await refunds(online.id);
  expect(more).toEqual([]);
  expect(refund).toMatchObject({ method: "stripe", amount: 2 * UNIT_PRICE, state: "pending" });
  expect(await shop.jobs("refund-payment")).toEqual([{ refundId: refund?.id }]);
  expect((await events(online.id)).map(({ kind }) => kind)).toEqual([
    "payment",
    "refund",
    "status",
  ]);
  expect(await mailsAfter(online.email)).toEqual(["order-cancelled", "order-refunded"]);
});

test("REF-14 cancelling an order closes its online payment page", async () => {
  const { id } = await order();
  const pageId = await addPage(shop.database, id, "cs_test_18");
  await cancel(id);
  expect(await shop.jobs("close-payment-page")).toEqual([{ pageId }]);
});

test("REF-15 attempts per internet address are limited, so that keys cannot be guessed", async () => {
  const attempt = () =>
    fetch(`${shop.shop.url}/api/orders/cancel`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "10.9.9.9" },
      body: JSON.stringify({ accessKey: "0".repeat(64) }),
    });
  for (let count = 0; count < limits.cancelOrder.attempts; count += 1)
    expect((await attempt()).status).toBe(404);
  const refused = await attempt();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
