import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startBackOffice } from "./back-office.ts";
import { orderBody, UNIT_PRICE } from "../../support/sample-order.ts";

const {
  byHand,
  enter,
  send,
  asAdmin,
  read,
  moved,
  stock,
  receive,
  traces,
  mailContents,
  variantId,
  newEmail,
  mailsTo,
  database,
} = await startBackOffice();
await receive("olive", 100);

const post = (body: unknown) => asAdmin("POST", "/api/admin/orders", body);

test("LIFE-30 an order entered by hand has catalogue prices, reserves its items without a time limit and sends a mail", async () => {
  const email = newEmail();
  const address = { line1: "Herzl 1", line2: "", city: "Haifa", country: "IL" };
  const id = await enter(
    { olive: 3 },
    {
      customer: { name: " Noa Levi ", email, phone: "+972 50 555 0101" },
      couponCode: " save10 ",
      billingAddress: address,
      note: "Called\ntwice <b>today</b>",
    },
  );
  const order = await read(id);
  expect(order).toMatchObject({
    number: id.slice(-8).toUpperCase(),
    source: "admin",
    status: "pending",
    stockState: "held",
    paymentMethod: "manual",
    reservedUntil: null,
    customer: { id: null, name: "Noa Levi", email, phone: "+972 50 555 0101" },
    billingAddress: { line1: "Herzl 1", city: "Haifa", country: "IL" },
    shippingAddress: null,
    coupon: { code: "SAVE10", percent: 10 },
    subtotal: { amountMinor: 3 * UNIT_PRICE, currency: "USD" },
    discount: { amountMinor: 2_250 },
    total: { amountMinor: 20_247 },
    paid: { amountMinor: 0 },
  });
  expect(order.billingAddress).not.toHaveProperty("line2");
  expect(order.lines).toMatchObject([{ quantity: 3, unitPrice: { amountMinor: UNIT_PRICE } }]);
  expect(order.events.map((it) => [it.kind, it.note, it.customerVisible])).toEqual([
    ["created", null, true],
    ["note", "Called\ntwice <b>today</b>", false],
  ]);
  expect(await moved(id)).toEqual({ quantity: 0, reserved: 3 });
  expect(await mailsTo(email)).toEqual(["order-confirmation"]);
  expect(await mailContents(email, "order-confirmation")).toMatchObject([{ isPaid: false }]);
});

test("LIFE-31 ten identical requests at once are one order, one payment and one mail", async () => {
  const email = newEmail();
  const before = await stock("olive");
  const body = byHand({ olive: 2 }, { customer: { name: "Noa", email }, isPaid: true });
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(body)));
  expect(new Set(answers.map((it) => `${it.status} ${it.text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await stock("olive")).toEqual({
    available: before.available - 2,
    reserved: before.reserved + 2,
  });
  expect(await mailsTo(email)).toEqual(["order-confirmation"]);
  const after = await traces();
  // Later, with other contents, and when nothing is left, it is still that order.
  expect(await post({ ...body, lines: [{ variantId: variantId("blue"), quantity: 99 }] })).toEqual(
    answers[0],
  );
  expect(await traces()).toEqual(after);
});

test("LIFE-31 the key of a checkout does not open an order entered by hand", async () => {
  const body = orderBody({ olive: 1 });
  expect((await send("/api/orders", body)).status).toBe(200);
  const before = await traces();
  const answer = await post(byHand({ olive: 1 }, { idempotencyKey: body.idempotencyKey }));
  expect(answer).toMatchObject({ status: 409, code: "conflict" });
  expect(await traces()).toEqual(before);
});

test("LIFE-32 an order that is entered as paid has its payment in the ledger, and its mail says so", async () => {
  const email = newEmail();
  const id = await enter({ olive: 1 }, { customer: { name: "Noa", email }, isPaid: true });
  expect(await read(id)).toMatchObject({
    status: "pending",
    paid: { amountMinor: UNIT_PRICE },
    payments: [{ method: "manual", amount: { amountMinor: UNIT_PRICE } }],
    events: [{ kind: "created" }, { kind: "payment", facts: { amountMinor: UNIT_PRICE } }],
    can: {
      pay: { allowed: false, reason: "paid_in_full" },
      refund: { allowed: true, reason: null },
      editLines: { allowed: true, reason: null },
      editAddresses: { allowed: true, reason: null },
    },
  });
  expect(await mailsTo(email)).toEqual(["order-confirmation"]);
  expect(await mailContents(email, "order-confirmation")).toMatchObject([{ isPaid: true }]);
});

test("LIFE-33 a market sale is entered as completed and paid, without sending mail", async () => {
  const email = newEmail();
  const id = await enter(
    { olive: 1, caramel: 2 },
    { customer: { name: "Noa", email }, status: "completed", isPaid: true, notifyCustomer: false },
  );
  expect(await read(id)).toMatchObject({ status: "completed", stockState: "shipped" });
  expect(await moved(id)).toEqual({ quantity: -3, reserved: 0 });
  expect(await mailsTo(email)).toEqual([]);
});

test("LIFE-33 without a chosen status an order starts with the status from the settings", async () => {
  const set = (value: string) =>
    database.asOwner(
      "update system_settings set setting_value = $1 where setting_key = 'default_order_status'",
      [value],
    );
  await set('"processing"');
  const id = await enter({ olive: 1 });
  await set('"pending"');
  expect((await read(id)).status).toBe("processing");
});

test("LIFE-34 an item that is not in stock or not for sale is refused at its line, and nothing is stored", async () => {
  await database.asOwner("update product_variants set is_active = false where slug = 'caramel'");
  const before = await traces();
  const few = await post(byHand({ olive: 1, blue: 3 }));
  expect(few).toMatchObject({
    status: 409,
    code: "out_of_stock",
    fields: { "lines.1.quantity": ["2"] },
  });
  const line = { variantId: variantId("blue"), quantity: 1 };
  const twice = await post({ ...byHand({}), lines: [line, { ...line, quantity: 2 }] });
  expect(twice.fields).toEqual({ "lines.1.quantity": ["1"] });
  const unknown = await post({
    ...byHand({ caramel: 1 }),
    lines: [
      line,
      { variantId: randomUUID(), quantity: 1 },
      { variantId: variantId("caramel"), quantity: 1 },
    ],
  });
  expect(unknown).toMatchObject({
    status: 422,
    fields: { "lines.1.variantId": ["unknown"], "lines.2.variantId": ["unknown"] },
  });
  expect(await traces()).toEqual(before);
  await database.asOwner("update product_variants set is_active = true where slug = 'caramel'");
});

test("LIFE-35 hostile input is refused at its field, and nothing is stored", async () => {
  const before = await traces();
  const customer = { name: "Noa", email: newEmail() };
  const address = { line1: "Herzl 1", city: "Haifa", country: "IL" };
  const attempts: readonly (readonly [string, Record<string, unknown>])[] = [
    ["customer.name", { customer: { ...customer, name: "No\u0000a" } }],
    ["customer.name", { customer: { ...customer, name: "  " } }],
    ["customer.name", { customer: { ...customer, name: "a".repeat(101) } }],
    [
      "customer.email",
      { customer: { ...customer, email: "noa@mail.example\r\nBcc: x@mail.example" } },
    ],
    ["customer.phone", { customer: { ...customer, phone: "1\u20282" } }],
    ["note", { note: "a".repeat(5_000) }],
    ["note", { note: "half a character \ud83d" }],
    ["couponCode", { couponCode: "NOTHING" }],
    ["billingAddress.line1", { billingAddress: { ...address, line1: "Herzl\n1" } }],
    ["shippingAddress.country", { shippingAddress: { ...address, country: "il" } }],
    ["lines", { lines: [] }],
    ["lines.0.quantity", { lines: [{ variantId: variantId("olive"), quantity: 1.5 }] }],
    ["lines.0.quantity", { lines: [{ variantId: variantId("olive"), quantity: 100 }] }],
    ["lines.0.variantId", { lines: [{ variantId: "1'; --", quantity: 1 }] }],
    ["idempotencyKey", { idempotencyKey: "x" }],
    ["status", { status: "lost" }],
  ];
  for (const [field, wrong] of attempts) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await post(byHand({ olive: 1 }, wrong));
    expect([field, answer.status, Object.keys(answer.fields ?? {})]).toEqual([field, 422, [field]]);
  }
  expect(await traces()).toEqual(before);
  const name = `<script>alert("1")</script> ' or 1=1`;
  const id = await enter({ olive: 1 }, { customer: { ...customer, name } });
  expect((await read(id)).customer.name).toBe(name);
});

test("LIFE-35 an order above the maximum total is refused, when entered or edited", async () => {
  const all = "update product_variants set price_minor = $1 where slug = 'olive'";
  await receive("olive", 5_000);
  await database.asOwner(all, [1_000_000]);
  const lines = (quantity: number) =>
    Array.from({ length: 50 }, () => ({ variantId: variantId("olive"), quantity }));
  const tooMuch = { status: 422, fields: { lines: ["too_large"] } };
  expect(await post(byHand({ olive: 1 }, { lines: lines(99) }))).toMatchObject(tooMuch);
  const id = await enter({ olive: 1 }, { lines: lines(1) });
  const before = await read(id);
  const edit = {
    version: before.version,
    lines: before.lines.map((line) => ({ lineId: line.id, quantity: 99 })),
  };
  expect(await asAdmin("PATCH", `/api/admin/orders/${id}`, edit)).toMatchObject(tooMuch);
  expect(await read(id)).toEqual(before);
  await database.asOwner(all, [UNIT_PRICE]);
});
