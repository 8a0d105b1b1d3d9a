import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { orderNotes } from "#modules/orders/order-notes.ts";
import { ADMIN, startMoneyShop } from "./money-shop.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";

const shop = await startMoneyShop();
const { database, order, standing, events, refunds, lines, mailsAfter, stock, payByHand } = shop;
await shop.receive("olive", 100);
await shop.receive("blue", 50);

const refundRequest = (amountMinor: number, more: Record<string, unknown> = {}) => ({
  idempotencyKey: randomUUID(),
  amountMinor,
  ...more,
});

async function paidOrder(units: Parameters<typeof order>[0] = { olive: 2 }) {
  const placed = await order(units);
  expect((await payByHand(placed.id, { notifyCustomer: false })).status).toBe(204);
  return placed;
}

const setStatus = (id: string, status: string) =>
  shop.asAdmin("POST", `/api/admin/orders/${id}/status`, { status, notifyCustomer: false });

test("REF-01 several refunds add up to the amount paid, and not a cent more", async () => {
  const { id, email } = await paidOrder();
  for (const amount of [2_000, 3_000, 9_998])
    expect((await shop.refund(id, refundRequest(amount, { reason: "A seam" }))).status).toBe(204);
  expect(await shop.refund(id, refundRequest(1))).toMatchObject({
    status: 409,
    code: "refund_too_large",
  });
  expect(await standing(id)).toMatchObject({
    status: "refunded",
    paid: 14_998,
    refunded: 14_998,
    stock_state: "held",
  });
  expect((await refunds(id)).map(({ amount, method, state }) => [amount, method, state])).toEqual(
    expect.arrayContaining([
      [2_000, "manual", "done"],
      [3_000, "manual", "done"],
      [9_998, "manual", "done"],
    ]),
  );
  const listed = await events(id);
  expect(listed.map(({ kind }) => kind)).toEqual([
    "payment",
    "refund",
    "refund",
    "refund",
    "status",
  ]);
  expect(listed).toContainEqual({
    kind: "refund",
    note: "A seam",
    facts: { amountMinor: 9_998, currency: "USD" },
    actor: ADMIN,
    visible: true,
  });
  expect(await mailsAfter(email)).toEqual(Array(3).fill("order-refunded"));
});

test("REF-02 of ten simultaneous refunds only those that the payment covers are made", async () => {
  const { id, email } = await paidOrder();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.refund(id, refundRequest(UNIT_PRICE))),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(2);
  expect(answers.filter(({ code }) => code === "refund_too_large")).toHaveLength(8);
  expect(await standing(id)).toMatchObject({ refunded: 2 * UNIT_PRICE });
  expect(await mailsAfter(email)).toEqual(["order-refunded", "order-refunded"]);
});

test("REF-03 the same refund sent ten times is made once; its key works for no other refund", async () => {
  const { id, email } = await paidOrder();
  const other = await paidOrder();
  const [line] = await lines(id);
  const same = refundRequest(500, { restock: [{ lineId: line?.id, quantity: 1 }] });
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.refund(id, same)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
  expect(await refunds(id)).toHaveLength(1);
  expect(await lines(id)).toMatchObject([{ restocked: 1 }]);
  expect(await mailsAfter(email)).toEqual(["order-refunded"]);
  for (const [target, amountMinor] of [
    [id, 501],
    [other.id, 500],
  ] as const)
    expect(await shop.refund(target, { ...same, amountMinor, restock: [] })).toMatchObject({
      status: 409,
      code: "conflict",
    });
  expect(await standing(other.id)).toMatchObject({ refunded: 0, status: "pending" });
});

test("REF-04 items that are restocked with a refund are for sale again, by line and never more than were left", async () => {
  for (const [status, reason] of [
    ["processing", "release"],
    ["completed", "return"],
  ]) {
    const before = { olive: await stock("olive"), blue: await stock("blue") };
    const { id } = await paidOrder({ olive: 3, blue: 1 });
    await setStatus(id, String(status));
    const [olive, blue] = await lines(id);
    const back = (quantity: number, lineId = olive?.id) =>
      shop.refund(id, refundRequest(100, { restock: [{ lineId, quantity }] }));
    expect((await back(2)).status).toBe(204);
    expect(await back(2)).toMatchObject({ status: 422, fields: { restock: ["too_many"] } });
    expect(await back(1, randomUUID())).toMatchObject({
      status: 422,
      fields: { restock: ["unknown"] },
    });
    expect(await standing(id)).toMatchObject({ refunded: 100 });
    expect((await back(1)).status).toBe(204);
    expect((await back(1, blue?.id)).status).toBe(204);
    expect({ olive: await stock("olive"), blue: await stock("blue") }).toEqual(before);
    expect(
      await database.asOwner(
        `select reason, sum(quantity)::int as quantity, sum(reserved)::int as reserved
         from stock_movements where order_id = $1 and reason = $2 group by reason`,
        [id, reason],
      ),
    ).toEqual([
      { reason, quantity: reason === "return" ? 4 : 0, reserved: reason === "release" ? -4 : 0 },
    ]);
    // Nothing is left that could come back a second time.
    await setStatus(id, "cancelled");
    expect({ olive: await stock("olive"), blue: await stock("blue") }).toEqual(before);
  }
});

test("REF-05 items of a cancelled order are in stock already and are not restocked twice", async () => {
  const before = await stock("olive");
  const { id } = await paidOrder();
  await setStatus(id, "cancelled");
  const [line] = await lines(id);
  const answer = await shop.refund(
    id,
    refundRequest(2 * UNIT_PRICE, { restock: [{ lineId: line?.id, quantity: 2 }] }),
  );
  expect(answer.status).toBe(204);
  expect(await stock("olive")).toEqual(before);
  expect(await lines(id)).toMatchObject([{ restocked: 0 }]);
});

test("REF-06 a refund uses the way of the payment: the payment service through a job, the rest by hand", async () => {
  const { id, email } = await shop.orderOnline();
  await shop.payOnline(id, `pi_${id}`, 5_000);
  await payByHand(id, { notifyCustomer: false });
  expect((await shop.refund(id, refundRequest(6_000))).status).toBe(204);
  const [manual, online] = await refunds(id);
  expect(manual).toMatchObject({ method: "manual", amount: 1_000, state: "done" });
  expect(online).toMatchObject({ method: "stripe", amount: 5_000, state: "pending" });
  expect(await shop.jobs("refund-payment")).toEqual([{ refundId: online?.id }]);
  expect(await standing(id)).toMatchObject({ refunded: 6_000, status: "refunded" });
  expect(await mailsAfter(email)).toEqual(["order-refunded"]);

  const bySomeoneElse = await shop.orderOnline();
  await shop.payOnline(bySomeoneElse.id, `pi_${bySomeoneElse.id}`);
  await shop.refund(bySomeoneElse.id, refundRequest(UNIT_PRICE, { byHand: true }));
  expect(await refunds(bySomeoneElse.id)).toMatchObject([
    { method: "manual", amount: UNIT_PRICE, state: "done" },
  ]);
  expect(await shop.jobs("refund-payment")).toHaveLength(1);
});

test("REF-07 an unpaid order cannot be refunded, and a refund of zero is refused", async () => {
  const { id } = await order();
  expect(await shop.refund(id, refundRequest(1))).toMatchObject({
    status: 409,
    code: "refund_too_large",
  });
  expect(await shop.refund(id, refundRequest(0))).toMatchObject({ status: 422 });
  expect(await shop.refund(id, refundRequest(0.5))).toMatchObject({ status: 422 });
  expect(await shop.refund(id, refundRequest(9_007_199_254_740_991))).toMatchObject({
    status: 409,
  });
  expect(await shop.refund(randomUUID(), refundRequest(1))).toMatchObject({ status: 404 });
  expect(await standing(id)).toMatchObject({ status: "pending", refunded: 0 });
});

test("REF-08 a refund during a cancellation moves the money and the stock once", async () => {
  const before = await stock("olive");
  const placed: { id: string; accessKey: string }[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { id } = await paidOrder();
    placed.push({ id, accessKey: await shop.getKey(id) });
  }
  await Promise.all(
    placed.flatMap(({ id, accessKey }) => [
      shop.refund(id, refundRequest(2 * UNIT_PRICE)),
      shop.send("/api/orders/cancel", { accessKey }),
      setStatus(id, "cancelled"),
    ]),
  );
  for (const { id } of placed) {
    // Of each of them all the money has gone back or is about to, and no more than that.
    expect(await standing(id)).toMatchObject({ paid: 2 * UNIT_PRICE, refunded: 2 * UNIT_PRICE });
    await setStatus(id, "cancelled");
  }
  expect(await stock("olive")).toEqual(before);
});

test("REF-09 a refund that waits for staff is settled once, and then the customer is notified", async () => {
  const { id, email } = await paidOrder();
  await shop.send("/api/orders/cancel", { accessKey: await shop.getKey(id) });
  const [refund] = await refunds(id);
  expect(refund).toMatchObject({ method: "manual", amount: 2 * UNIT_PRICE, state: "pending" });
  expect(await mailsAfter(email)).toEqual(["order-cancelled"]);
  const settle = (refundId = refund?.id, orderId = id) =>
    shop.asAdmin("POST", `/api/admin/orders/${orderId}/refunds/${refundId}/settle`);
  const answers = await Promise.all(Array.from({ length: 5 }, () => settle()));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204));
  expect(await refunds(id)).toMatchObject([{ state: "done" }]);
  expect((await events(id)).filter(({ note }) => note === orderNotes.refundPaidOut)).toHaveLength(
    1,
  );
  expect(await mailsAfter(email)).toEqual(["order-cancelled", "order-refunded"]);

  const other = await shop.orderOnline();
  expect((await settle(refund?.id, other.id)).status).toBe(404);
  await shop.payOnline(other.id, `pi_${other.id}`);
  await shop.refund(other.id, refundRequest(1));
  const [online] = await refunds(other.id);
  expect(await settle(online?.id, other.id)).toMatchObject({ status: 409, code: "conflict" });
});
