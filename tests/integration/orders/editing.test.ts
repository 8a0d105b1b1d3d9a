import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { system } from "#shared/actor.ts";
import { startBackOffice } from "./back-office.ts";
import { UNIT_PRICE } from "../../support/sample-order.ts";

const { enter, act, read, moved, receive, stock, traces, passTime, newEmail, database } =
  await startBackOffice();
await receive("olive", 100);

/**
 * Sends a change as a staff member does who has just looked at the order, and has it named line by
 * line.
 */
async function edit(
  id: string,
  change: { quantities?: readonly number[]; [part: string]: unknown },
) {
  const { version, lines } = await read(id);
  const { quantities, ...rest } = change;
  const requests = quantities?.map((quantity, index) => ({ lineId: lines[index]?.id, quantity }));
  return act(id, "", { version, lines: requests, ...rest }, "PATCH");
}

const address = { line1: "Herzl 1", city: "Haifa", country: "IL" };

test("LIFE-20 changed quantities keep the order's prices and coupon, and the stock moves by the difference", async () => {
  const id = await enter({ olive: 1, caramel: 3 }, { couponCode: "WELCOME20" });
  const [olive, caramel] = [await stock("olive"), await stock("caramel")];
  await database.asOwner("update product_variants set price_minor = 9999 where slug = 'olive'");
  const answer = await edit(id, { quantities: [4, 1], note: "Three more of the green one" });
  await database.asOwner("update product_variants set price_minor = $1 where slug = 'olive'", [
    UNIT_PRICE,
  ]);
  expect(answer.status).toBe(204);
  const order = await read(id);
  expect(order).toMatchObject({
    subtotal: { amountMinor: 37_495 },
    discount: { amountMinor: 7_499 },
    total: { amountMinor: 29_996 },
    coupon: { code: "WELCOME20", percent: 20 },
    stockState: "held",
  });
  expect(
    order.lines.map((it) => [it.quantity, it.unitPrice.amountMinor, it.total.amountMinor]),
  ).toEqual([
    [4, UNIT_PRICE, 29_996],
    [1, UNIT_PRICE, UNIT_PRICE],
  ]);
  expect(await stock("olive")).toEqual({
    available: olive.available - 3,
    reserved: olive.reserved + 3,
  });
  expect(await stock("caramel")).toEqual({
    available: caramel.available + 2,
    reserved: caramel.reserved - 2,
  });
  expect(await moved(id)).toEqual({ quantity: 0, reserved: 5 });
  expect(order.events.at(-1)).toMatchObject({
    kind: "edited",
    facts: { parts: ["lines"] },
    note: "Three more of the green one",
  });
});

test("LIFE-20 editing an order whose items were released moves no stock", async () => {
  const id = await enter({ olive: 1 });
  const before = await stock("olive");
  await database.asOwner(
    "insert into stock_movements (variant_id, sku, quantity, reserved, reason, order_id) select variant_id, sku, 0, -1, 'release', order_id from stock_movements where order_id = $1",
    [id],
  );
  await database.asOwner("update orders set stock_state = 'released' where id = $1", [id]);
  expect((await edit(id, { quantities: [50] })).status).toBe(204);
  expect(await moved(id)).toEqual({ quantity: 0, reserved: 0 });
  expect(await stock("olive")).toEqual({
    available: before.available + 1,
    reserved: before.reserved - 1,
  });
  expect((await read(id)).total.amountMinor).toBe(50 * UNIT_PRICE);
});

test("LIFE-21 lines are fixed while an order is to be paid online, and once it is not open; the address once it is shipped", async () => {
  const online = await enter({ olive: 2 });
  await database.asOwner("update orders set payment_method = 'online' where id = $1", [online]);
  const done = await enter({ olive: 2 }, { status: "cancelled" });
  const sent = await enter({ olive: 2 }, { status: "shipped" });
  const reasons = { [online]: "paid_online", [done]: "not_open", [sent]: "not_open" };
  for (const [id, reason] of Object.entries(reasons)) {
    // oxlint-disable-next-line no-await-in-loop -- a few orders
    const [order, before] = [await read(id), await traces()];
    expect(order.can.editLines).toEqual({ allowed: false, reason });
    // oxlint-disable-next-line no-await-in-loop -- a few orders
    const answer = await edit(id, { quantities: [1] });
    expect(answer).toMatchObject({ status: 409, code: "order_settled" });
    // oxlint-disable-next-line no-await-in-loop -- a few orders
    expect(await traces()).toEqual(before);
    // oxlint-disable-next-line no-await-in-loop -- a few orders
    const moving = await edit(id, { quantities: [2], shippingAddress: address });
    expect(order.can.editAddresses).toEqual(
      id === sent ? { allowed: false, reason: "shipped" } : { allowed: true, reason: null },
    );
    expect([id, moving.code]).toEqual([id, id === sent ? "order_settled" : undefined]);
  }
});

test("LIFE-22 an edit based on an old version gets a conflict; of two simultaneous edits one succeeds", async () => {
  const id = await enter({ olive: 1 });
  const { version, lines } = await read(id);
  const refundRequest = (quantity: number) => ({
    version,
    lines: [{ lineId: lines[0]?.id, quantity }],
  });
  const answers = await Promise.all(
    [2, 3, 4, 5].map((it) => act(id, "", refundRequest(it), "PATCH")),
  );
  expect(answers.map((it) => it.code ?? String(it.status)).toSorted()).toEqual([
    "204",
    "conflict",
    "conflict",
    "conflict",
  ]);
  const order = await read(id);
  expect(order.lines[0]?.quantity).toBe(answers.findIndex((it) => it.status === 204) + 2);
  expect(await moved(id)).toEqual({ quantity: 0, reserved: order.lines[0]?.quantity });
  await act(id, "/status", { status: "processing" });
  const late = await act(id, "", { version: order.version, shippingAddress: address }, "PATCH");
  expect(late.code).toBe("conflict");
});

test("LIFE-23 a quantity above the stock is refused, and nothing changes", async () => {
  const id = await enter({ olive: 2, blue: 1 });
  const before = await traces();
  const answer = await edit(id, { quantities: [1, 3], shippingAddress: address });
  expect(answer).toMatchObject({ status: 409, code: "out_of_stock" });
  expect(await traces()).toEqual(before);
});

test("LIFE-23 simultaneous edits that move stock in opposite directions do not block each other", async () => {
  await receive("caramel", 20);
  const orders = await Promise.all(
    Array.from({ length: 6 }, () => enter({ olive: 2, caramel: 2 })),
  );
  const answers = await Promise.all(
    orders.map((id, index) => edit(id, { quantities: index % 2 === 0 ? [1, 3] : [3, 1] })),
  );
  expect(answers.map((it) => it.status)).toEqual(orders.map(() => 204));
});

test("LIFE-23 an edit locks the customer before the stock, as an order does, so neither blocks the other", async () => {
  const email = newEmail();
  const id = await enter({ olive: 2 }, { customer: { name: "Noa Levi", email } });
  let editing: ReturnType<typeof edit> | undefined;
  await database.runInTransaction(system, async (db) => {
    await db.execute(sql`
      insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor)
      values ('Noa Levi', ${email}, 'admin', 7499, 7499)`);
    editing = edit(id, { quantities: [1], contact: { name: "Noa Cohen", email, phone: "" } });
    await expect
      .poll(() =>
        database.asOwner(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        ),
      )
      .toHaveLength(1);
    await db.execute(sql`
      insert into stock_movements (variant_id, sku, quantity, reason)
      select id, sku, 1, 'receipt' from product_variants where slug = 'olive'`);
  });
  expect(await editing).toMatchObject({ status: 204 });
});

test("LIFE-24 the last line cannot be removed from an order, and lines of other orders are not touched", async () => {
  const id = await enter({ olive: 2 });
  const other = await read(await enter({ olive: 2 }));
  const before = await traces();
  const [line] = (await read(id)).lines;
  const requests: readonly (readonly [string, unknown])[] = [
    ["lines", [{ lineId: line?.id, quantity: 0 }]],
    ["lines.0.quantity", [{ lineId: line?.id, quantity: -1 }]],
    ["lines.0.quantity", [{ lineId: line?.id, quantity: 100 }]],
    ["lines.0.lineId", [{ lineId: other.lines[0]?.id, quantity: 1 }]],
    ["lines.0.lineId", [{ lineId: randomUUID(), quantity: 1 }]],
    [
      "lines.1.lineId",
      [
        { lineId: line?.id, quantity: 1 },
        { lineId: line?.id, quantity: 3 },
      ],
    ],
  ];
  for (const [field, lines] of requests) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await edit(id, { lines });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]]);
  }
  expect(await traces()).toEqual(before);
});

test("LIFE-25 contact and addresses can change until the shipment leaves; the timeline names the part", async () => {
  const id = await enter({ olive: 1 }, { billingAddress: address, isPaid: true });
  const contact = { name: "Tamar Cohen", email: "tamar@mail.example", phone: "" };
  const flat = { ...address, line2: "Flat 3", state: " " };
  expect((await edit(id, { contact, shippingAddress: flat })).status).toBe(204);
  let order = await read(id);
  expect(order.customer).toEqual({ id: null, ...contact, phone: null, dial: null });
  expect(order.billingAddress).toEqual(address);
  expect(order.shippingAddress).toEqual({ ...address, line2: "Flat 3" });
  expect(order.events.at(-1)?.facts).toEqual({ parts: ["contact", "addresses"] });

  // An edit with the same values is no change.
  const before = await traces();
  const same = { contact, shippingAddress: flat, billingAddress: address, quantities: [1] };
  expect((await edit(id, same)).status).toBe(204);
  expect(await traces()).toEqual(before);

  passTime(1);
  expect((await edit(id, { shippingAddress: null })).status).toBe(204);
  order = await read(id);
  expect(order.shippingAddress).toBeNull();
  expect(order.events.at(-1)?.facts).toEqual({ parts: ["addresses"] });

  const wrong = { ...address, city: "Hai\u0007fa" };
  expect((await edit(id, { billingAddress: wrong })).fields).toHaveProperty("billingAddress.city");
});

test("LIFE-26 a note stays in the back office unless it is meant for the customer", async () => {
  const id = await enter();
  const note = `<img src=x onerror="alert(1)">\r\n\t' or 1=1; -- שלום 🐶`;
  expect((await act(id, "/notes", { note: ` ${note} ` })).status).toBe(204);
  await act(id, "/notes", { note: "On its way soon", customerVisible: true });
  const { events } = await read(id);
  expect(events.slice(1).map((it) => [it.kind, it.note, it.customerVisible])).toEqual(
    expect.arrayContaining([
      ["note", note.replace("\r\n", "\n"), false],
      ["note", "On its way soon", true],
    ]),
  );
  const before = await traces();
  for (const wrong of ["", " \n ", "a".repeat(5_000), "a\u0000b", "\u001b[2J", "half \udc00"]) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await act(id, "/notes", { note: wrong });
    expect([wrong.slice(0, 9), answer.status]).toEqual([wrong.slice(0, 9), 422]);
    expect(answer.fields).toHaveProperty("note");
  }
  expect(await traces()).toEqual(before);
});

test("LIFE-27 a deleted order can still be read and restored; doing either twice does it once", async () => {
  const id = await enter({ olive: 1 }, { status: "completed" });
  const figures = () =>
    database.asOwner("select revenue_minor from order_figures where order_id = $1", [id]);
  expect(await figures()).toHaveLength(1);
  const shelf = await stock("olive");
  const answers = await Promise.all([1, 2, 3].map(() => act(id, "", undefined, "DELETE")));
  expect(answers.map((it) => it.status)).toEqual([204, 204, 204]);
  expect((await read(id)).isDeleted).toBe(true);
  expect(await figures()).toEqual([]);
  expect(await stock("olive")).toEqual(shelf);
  expect((await act(id, "/restore")).status).toBe(204);
  expect((await act(id, "/restore")).status).toBe(204);
  const order = await read(id);
  expect(order.isDeleted).toBe(false);
  expect(order.events.slice(1).map((it) => [it.kind, it.customerVisible])).toEqual(
    expect.arrayContaining([
      ["deleted", false],
      ["restored", false],
    ]),
  );
  expect(order.events).toHaveLength(3);
  expect(await figures()).toHaveLength(1);
});
