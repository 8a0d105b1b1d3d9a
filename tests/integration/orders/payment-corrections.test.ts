// Payments and shipments that were entered wrongly, put right.
import { expect, test } from "vitest";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { system } from "#shared/actor.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";
import { startBackOffice } from "./back-office.ts";

const { enter, act, read, receive, passTime, database } = await startBackOffice();
await receive("olive", 20);

type Edit = Readonly<Record<string, unknown>>;

const mailsOf = (id: string) =>
  database.asOwner(
    "select m.kind from mails m join orders o on o.customer_email = m.recipient where o.id = $1 order by m.created_at",
    [id],
  );

async function expectSound() {
  expect(await database.runInTransaction(system, (db) => checkIntegrity({ db }))).toEqual([]);
}

test("PAY-74 a payment by hand that was none is cancelled: it counts no more, without a refund, a mail or another status", async () => {
  const id = await enter({ olive: 1 });
  await act(id, "/payments", { kind: "bit", reference: "B-1", notifyCustomer: false });
  const paid = await read(id);
  const mails = await mailsOf(id);
  const cancel = (note: string, version = paid.version) =>
    act(id, `/payments/${paid.payments[0]?.id}/cancel`, { version, note });
  expect(await cancel("")).toMatchObject({ status: 422 });
  expect(await cancel("Another order")).toMatchObject({ status: 204 });
  const order = await read(id);
  expect(order).toMatchObject({ status: "pending", paid: { amountMinor: 0 }, refunds: [] });
  expect(order.payments[0]?.cancelledAt).not.toBeNull();
  expect(order.events.at(-1)).toMatchObject({
    note: "Another order",
    facts: { parts: ["cancelled_payment"], amountMinor: UNIT_PRICE, paymentKind: "bit" },
  });
  expect(await mailsOf(id)).toEqual(mails);
  expect(await cancel("Once more")).toMatchObject({ code: "conflict" });
  expect(await cancel("Once more", order.version)).toMatchObject({ code: "order_settled" });
  // The right payment may have the same reference.
  expect(await act(id, "/payments", { kind: "cash", reference: "B-1" })).toMatchObject({
    status: 204,
  });
  await expectSound();
});

test("PAY-75 payments of a payment service, and those whose money was given back, are not cancelled", async () => {
  const online = await enter({ olive: 1 });
  await database.asOwner(
    "insert into payments (order_id, method, amount_minor, reference) values ($1, 'stripe', 100, 'pi_74')",
    [online],
  );
  const order = await read(online);
  const body = { version: order.version, note: "No" };
  const path = `/payments/${order.payments[0]?.id}`;
  expect(await act(online, `${path}/cancel`, body)).toMatchObject({ code: "order_settled" });
  const correction = { version: order.version, kind: "cash", paidOn: null, reference: null };
  expect(await act(online, path, correction, "PATCH")).toMatchObject({ code: "order_settled" });
  await expect(
    database.asOwner("update payments set reference = 'other' where reference = 'pi_74'"),
  ).rejects.toThrow("does not change");
  const refunded = await enter({ olive: 1 }, { isPaid: true });
  await act(refunded, "/refunds", {
    idempotencyKey: crypto.randomUUID(),
    amountMinor: 100,
    byHand: true,
  });
  const { version, payments } = await read(refunded);
  expect(
    await act(refunded, `/payments/${payments[0]?.id}/cancel`, { version, note: "No" }),
  ).toMatchObject({ status: 422, fields: { note: ["refunded"] } });
  await expectSound();
});

test("PAY-76 kind, day and reference of a payment by hand are corrected, not to the future; only staff read of it", async () => {
  const id = await enter({ olive: 1 });
  await act(id, "/payments", { kind: "bit", reference: "R-1", paidOn: null });
  const { version, payments } = await read(id);
  const correct = (body: Edit) =>
    act(id, `/payments/${payments[0]?.id}`, { version, kind: "cash", ...body }, "PATCH");
  expect(await correct({ paidOn: "2999-01-01", reference: null })).toMatchObject({
    fields: { paidOn: ["in_future"] },
  });
  expect(await correct({ paidOn: "2026-01-02", reference: null })).toMatchObject({ status: 204 });
  const order = await read(id);
  expect(order.payments[0]).toMatchObject({ kind: "cash", paidOn: "2026-01-02", reference: null });
  expect(order.events.at(-1)).toMatchObject({
    customerVisible: false,
    facts: {
      parts: ["payment"],
      changes: [
        { field: "kind", from: "bit", to: "cash" },
        { field: "paidOn", to: "2026-01-02" },
        { field: "reference", from: "R-1", to: null },
      ],
    },
  });
  await expectSound();
});

test("LIFE-47 carrier, number and day of a shipment are corrected, a wrong one is removed; a mail goes out only if asked for", async () => {
  const id = await enter({ olive: 1 });
  passTime(72);
  await act(id, "/shipments", { carrier: "dhl", trackingNumber: "WRONG", notifyCustomer: false });
  const before = await read(id);
  const mails = await mailsOf(id);
  const [shipment] = before.shipments;
  const path = `/shipments/${shipment?.id}`;
  const right = { carrier: "ups", trackingNumber: "RIGHT", sentOn: before.createdAt.slice(0, 10) };
  const correct = async (body: Edit) =>
    act(id, path, { version: (await read(id)).version, ...right, ...body }, "PATCH");
  expect(await correct({ sentOn: "2999-01-01" })).toMatchObject({
    fields: { sentOn: ["in_future"] },
  });
  expect(await correct({ sentOn: "2020-01-01" })).toMatchObject({
    fields: { sentOn: ["too_early"] },
  });
  expect(await correct({})).toMatchObject({ status: 204 });
  const after = await read(id);
  expect(after.shipments).toMatchObject([{ carrier: "ups", trackingNumber: "RIGHT" }]);
  expect(after.shipments[0]?.createdAt.slice(0, 10)).toBe(right.sentOn);
  expect(after.events.at(-1)).toMatchObject({ kind: "edited", facts: { parts: ["shipment"] } });
  expect(await mailsOf(id)).toEqual(mails);
  expect(await act(id, path, { version: before.version, ...right }, "PATCH")).toMatchObject({
    code: "conflict",
  });
  await correct({ trackingNumber: null, notifyCustomer: true });
  expect(await mailsOf(id)).toEqual([...mails, { kind: "order-shipped" }]);
  expect(await act(id, path, undefined, "DELETE")).toMatchObject({ status: 204 });
  expect(await read(id)).toMatchObject({ shipments: [], status: "shipped" });
  await expectSound();
});
