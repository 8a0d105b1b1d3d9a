import { expect, test } from "vitest";
import { limits } from "#shared/limits.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startSalesShop } from "./sales-shop.ts";

const { send, stock, newEmail, newAddress, database, shop } = await startSalesShop();
const closed = await startSalesShop({ payments: "off" });

await database.asOwner(
  `insert into stock_movements (variant_id, sku, quantity, reason)
   select id, sku, 200, 'receipt' from product_variants where slug = 'olive'`,
);

const makeBody = (units?: Parameters<typeof orderBody>[0]) => ({
  ...orderBody(units),
  details: { ...details, email: newEmail() },
});

/** Numbers of orders, mails and stock movements: an order would have added to them. */
const traces = (of = database) =>
  of.asOwner(
    `select (select count(*) from orders) as orders, (select count(*) from mails) as mails,
       (select count(*) from stock_movements) as movements`,
  );

test("SALE-30 a shop without payments accepts no orders and stores nothing", async () => {
  const before = await traces(closed.database);
  expect(await closed.send("/api/orders", orderBody())).toMatchObject({
    status: 403,
    code: "payments_off",
  });
  expect(await traces(closed.database)).toEqual(before);
});

test("SALE-31 details that the checkout would reject are refused, each at its field", async () => {
  const before = await traces();
  const wrong = {
    ...details,
    fullName: " ",
    email: "maya@mail",
    phoneNumber: "12",
    phoneCountryCode: "+999",
    country: "XX",
    postalCode: "9".repeat(151),
    city: "Port\u2028land",
    sameAsShipping: false,
    shippingPostalCode: "10115",
  };
  const answer = await send("/api/orders", { ...orderBody(), details: wrong });
  expect(answer).toMatchObject({ status: 422, code: "invalid_fields" });
  expect(answer.fields).toEqual({
    "details.fullName": ["required"],
    "details.email": ["malformed"],
    "details.phoneNumber": ["malformed"],
    "details.phoneCountryCode": ["unknown"],
    "details.country": ["unknown"],
    "details.postalCode": ["too_long"],
    "details.city": ["unprintable"],
    "details.shippingCountry": ["required"],
    "details.shippingAddressLine1": ["required"],
    "details.shippingCity": ["required"],
  });
  expect(await traces()).toEqual(before);
});

const line = { slug: "olive", quantity: 1 };

test.each<[string, object, string]>([
  ["a color twice", { lines: [line, line] }, "lines"],
  ["no line", { lines: [] }, "lines"],
  ["no slug", { lines: [{ slug: "Pink bag", quantity: 1 }] }, "lines.0.slug"],
  ["no bag", { lines: [{ ...line, quantity: 0 }] }, "lines.0.quantity"],
  ["fewer than none", { lines: [{ ...line, quantity: -3 }] }, "lines.0.quantity"],
  ["half a bag", { lines: [{ ...line, quantity: 1.5 }] }, "lines.0.quantity"],
  ["a hundred bags", { lines: [{ ...line, quantity: 100 }] }, "lines.0.quantity"],
  ["a quantity in words", { lines: [{ ...line, quantity: "1" }] }, "lines.0.quantity"],
  ["no key", { idempotencyKey: undefined }, "idempotencyKey"],
  [
    "a key that others guess",
    { idempotencyKey: `${"0".repeat(8)}-0000-0000-0000-${"0".repeat(12)}` },
    "idempotencyKey",
  ],
  [
    "a total in words",
    { expectedTotal: { amountMinor: "1", currency: "USD" } },
    "expectedTotal.amountMinor",
  ],
  [
    "a currency of its own",
    { expectedTotal: { amountMinor: 1, currency: "XAU" } },
    "expectedTotal.currency",
  ],
  ["details in a list", { details: [] }, "details"],
  ["a name in a list", { details: { ...details, fullName: ["Maya"] } }, "details.fullName"],
  ["an endless city", { details: { ...details, city: "x".repeat(2_001) } }, "details.city"],
  ["an endless coupon", { couponCode: "x".repeat(41) }, "couponCode"],
  ["a coupon with a null byte", { couponCode: "SAVE10\u0000" }, "couponCode"],
])("SALE-32 %s is refused", async (_name, changes, field) => {
  const before = await traces();
  const answer = await send("/api/orders", { ...makeBody(), ...changes });
  expect(answer).toMatchObject({ status: 422, code: "invalid_fields" });
  expect(Object.keys(answer.fields ?? {})).toContain(field);
  expect(await traces()).toEqual(before);
});

test("SALE-32 unknown fields of an order are ignored", async () => {
  const body = {
    ...makeBody(),
    status: "completed",
    customerId: "cccccccc-0000-4000-8000-00000000000c",
    total: { amountMinor: 1, currency: "USD" },
    paidMinor: UNIT_PRICE,
    source: "admin",
  };
  expect((await send("/api/orders", body)).status).toBe(200);
  const [order] = await database.asOwner("select * from orders where idempotency_key = $1", [
    body.idempotencyKey,
  ]);
  expect(order).toMatchObject({
    status: "pending",
    customer_id: null,
    total_minor: UNIT_PRICE,
    paid_minor: 0,
    source: "checkout",
  });
});

test.each([
  ["application/json", "{", 400, "bad_request"],
  ["application/json", "null", 422, "invalid_fields"],
  ["application/x-www-form-urlencoded", "lines=1", 415, "unsupported_media_type"],
  ["application/json", JSON.stringify({ fill: "x".repeat(3_000_000) }), 413, "payload_too_large"],
])(
  "SALE-33 a body of the type %s that is not an order is refused (%#)",
  async (type, body, status, code) => {
    const answer = await fetch(`${shop.url}/api/orders`, {
      method: "POST",
      // A body that is too large is not read to its end: the connection is closed.
      headers: { "content-type": type, "x-forwarded-for": newAddress(), connection: "close" },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  },
);

test.each([
  "'; drop table orders; --",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "👩‍👧 Noa".repeat(8),
])("SALE-33 the name %j is accepted", async (fullName) => {
  const body = { ...makeBody(), details: { ...details, email: newEmail(), fullName } };
  expect((await send("/api/orders", body)).status).toBe(200);
  expect(
    await database.asOwner("select customer_name from orders where idempotency_key = $1", [
      body.idempotencyKey,
    ]),
  ).toEqual([{ customer_name: fullName }]);
});

test("SALE-34 an order for too many items names, for every such line, how many are left", async () => {
  const before = await traces();
  const units = { olive: 1, caramel: 6, blue: 3 };
  expect(await send("/api/orders", makeBody(units))).toMatchObject({
    status: 409,
    code: "out_of_stock",
    fields: { "lines.caramel": ["5"], "lines.blue": ["2"] },
  });
  await database.asOwner("update product_variants set is_active = false where slug = 'blue'");
  expect(await send("/api/orders", makeBody({ blue: 1 }))).toMatchObject({
    code: "out_of_stock",
    fields: { "lines.blue": ["0"] },
  });
  expect(await traces()).toEqual(before);
  expect(await stock("caramel")).toEqual({ available: 5, reserved: 0 });
});

test("SALE-35 orders per hour are limited by e-mail address and by network; retries do not count", async () => {
  const email = newEmail();
  const ofOne = () => ({ ...orderBody(), details: { ...details, email } });
  const first = ofOne();
  const statuses: number[] = [];
  for (const body of [first, ...Array.from({ length: limits.placeOrder.attempts }, ofOne)])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    statuses.push((await send("/api/orders", body)).status);
  expect(statuses.slice(0, -1)).toEqual(Array(limits.placeOrder.attempts).fill(200));
  expect(statuses.at(-1)).toBe(429);
  expect((await send("/api/orders", first)).status).toBe(200);

  const address = newAddress();
  const fromOne = (body: unknown) =>
    fetch(`${shop.url}/api/orders`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify(body),
    });
  for (let turn = 0; turn < limits.placeOrderByAddress.attempts; turn += 1)
    // oxlint-disable-next-line no-await-in-loop
    expect((await fromOne(makeBody())).status).toBe(200);
  const refused = await fromOne(makeBody());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
});
