import { createPageKey } from "../../support/order-keys.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { renderDelivered } from "../../support/delivered-mail.ts";
import { myOrderSchema } from "#modules/orders/contract.ts";
import { placedOrderSchema } from "#modules/orders/processing/contract.ts";
import { details, orderBody, UNIT_PRICE } from "../../support/sample-order.ts";
import { startSalesShop } from "./sales-shop.ts";

const sales = await startSalesShop();
const { place, send, stock, asAdmin, mailsTo, newEmail, newAddress, database, shop } = sales;

const [rate] = await database.asOwner(
  `insert into exchange_rates (base_currency, target_currency, rate, source, updated_at)
   values ('USD', 'ILS', 3.6521, 'test-bank', '2026-02-27T12:00:00Z')
   on conflict (base_currency, target_currency) do update
     set rate = excluded.rate, source = excluded.source, updated_at = excluded.updated_at
   returning *`,
);
for (const slug of ["olive", "caramel"])
  // oxlint-disable-next-line no-await-in-loop -- two deliveries
  await database.asOwner(
    `insert into stock_movements (variant_id, sku, quantity, reason)
     select id, sku, 200, 'receipt' from product_variants where slug = $1`,
    [slug],
  );

async function getOrder(id: string): Promise<Record<string, unknown>> {
  const [row] = await database.asOwner("select * from orders where id = $1", [id]);
  if (row === undefined) throw new Error(`there is no order ${id}`);
  return row;
}

const setSetting = (key: string, value: unknown) =>
  database.asOwner(
    `insert into system_settings (setting_key, setting_value) values ($1, $2)
     on conflict (setting_key) do update set setting_value = excluded.setting_value`,
    [key, JSON.stringify(value)],
  );

test("SALE-01 an order reserves its items, starts its timeline and sends its mails in one transaction", async () => {
  const before = await stock("olive");
  const email = newEmail();
  const id = await place({ ...orderBody({ olive: 3 }), details: { ...details, email } });
  expect(await stock("olive")).toEqual({
    available: before.available - 3,
    reserved: before.reserved + 3,
  });
  expect(await mailsTo(email)).toEqual(["order-confirmation"]);
  expect(await mailsTo("hello@wanderpaw.example")).toContain("new-order");
  expect(
    await database.asOwner("select kind, to_status from order_events where order_id = $1", [id]),
  ).toEqual([{ kind: "created", to_status: "pending" }]);
  expect(
    await database.asOwner(
      "select reason, quantity, reserved from stock_movements where order_id = $1",
      [id],
    ),
  ).toEqual([{ reason: "reserve", quantity: 0, reserved: 3 }]);
  // A guest who has not used the link of the mail yet: two hours.
  const { reserved_until: until, created_at: createdAt } = await getOrder(id);
  expect(Number(until) - Number(createdAt)).toBe(2 * 3_600_000);
  const answer = await asAdmin("POST", `/api/admin/orders/${id}/status`, { status: "cancelled" });
  expect(answer.status).toBe(200);
  expect(await stock("olive")).toEqual(before);
});

test("SALE-02 the response has the order's id, its numbers, the key of the order's page and the total", async () => {
  const body = orderBody({ olive: 2 });
  const answer = await send("/api/orders", body);
  expect(answer.status).toBe(200);
  const placed = placedOrderSchema.strict().parse(JSON.parse(answer.text));
  const [row] = await database.asOwner(
    `select id, (extract(epoch from created_at) * 1000)::bigint as millis
     from orders where idempotency_key = $1`,
    [body.idempotencyKey],
  );
  expect(placed).toEqual({
    id: row?.["id"],
    confirmationNumber: `ORDER_${String(row?.["millis"])}`,
    orderId: `ORDER_${String(row?.["millis"])}`,
    number: String(row?.["id"]).slice(-8).toUpperCase(),
    accessKey: await createPageKey(database, String(row?.["id"])),
    total: { amountMinor: 2 * UNIT_PRICE, currency: "USD" },
    payAt: null,
    earlier: null,
  });
  expect(placed.accessKey).toMatch(/^[\da-f]{64}$/);
  // The back office finds it by the number.
  const found = await database.asOwner(
    "select id from orders where number = $1 and lower(customer_name || ' ' || customer_email || ' ' || number) like $2",
    [placed.number, `%${placed.number.toLowerCase()}%`],
  );
  expect(found).toEqual([{ id: row?.["id"] }]);
});

test("SALE-03 the catalogue prices an order: a higher price than shown is refused, a lower one is charged", async () => {
  const count = async () => database.asOwner("select count(*)::int as orders from orders");
  const before = await count();
  const tampered = { ...orderBody(), expectedTotal: { amountMinor: 1, currency: "USD" } };
  const refused = await send("/api/orders", tampered);
  expect(refused).toMatchObject({
    status: 409,
    code: "offer_changed",
    fields: { total: [String(UNIT_PRICE)] },
  });
  const otherCurrency = { amountMinor: UNIT_PRICE, currency: "ILS" };
  expect(await send("/api/orders", { ...orderBody(), expectedTotal: otherCurrency })).toMatchObject(
    { code: "offer_changed" },
  );
  expect(await count()).toEqual(before);

  await database.asOwner("update product_variants set price_minor = 5000 where slug = 'caramel'");
  const id = await place(orderBody({ caramel: 2 }));
  expect(await getOrder(id)).toMatchObject({ subtotal_minor: 10_000, total_minor: 10_000 });
  await database.asOwner("update product_variants set price_minor = $1 where slug = 'caramel'", [
    UNIT_PRICE,
  ]);
});

test("SALE-04 a coupon takes off its percentage, in any spelling; an unknown one is refused", async () => {
  const body = { ...orderBody({ olive: 3 }), couponCode: " first15 " };
  const id = await place(body);
  expect(await getOrder(id)).toMatchObject({
    subtotal_minor: 22_497,
    // 3374.55 cents
    discount_minor: 3_375,
    total_minor: 19_122,
    coupon_code: "FIRST15",
    coupon_percent: 15,
  });
  expect(await send("/api/orders", { ...orderBody(), couponCode: "SAVE99" })).toMatchObject({
    status: 422,
    fields: { couponCode: ["unknown"] },
  });
  expect(await getOrder(await place({ ...orderBody(), couponCode: "" }))).toMatchObject({
    coupon_code: null,
    total_minor: UNIT_PRICE,
  });
});

test("SALE-05 an order keeps its exchange rate and its lines when rates and catalogue change later", async () => {
  const id = await place(orderBody({ olive: 1, caramel: 2 }));
  const lines = () =>
    database.asOwner("select * from order_items where order_id = $1 order by position", [id]);
  const [order, units] = [await getOrder(id), await lines()];
  expect(order).toMatchObject({
    currency: "USD",
    ils_rate: String(rate?.["rate"]),
    ils_rate_source: "test-bank",
  });
  expect(
    await database.asOwner("select ils_rate_date::text as day from orders where id = $1", [id]),
  ).toEqual([{ day: "2026-02-27" }]);
  expect(units).toMatchObject([
    { position: 0, sku: "WANDERPAW_BACKPACK_OLIVE", quantity: 1, unit_price_minor: UNIT_PRICE },
    { position: 1, sku: "WANDERPAW_BACKPACK_CARAMEL", quantity: 2, total_price_minor: 14_998 },
  ]);
  await database.asOwner("update exchange_rates set rate = 9, source = 'other'");
  await database.asOwner(
    "update product_variants set variant_name = 'Renamed', price_minor = 1, sku = sku || '_2' where slug = 'olive'",
  );
  await database.asOwner("update products set name = 'Renamed too'");
  expect(await getOrder(id)).toEqual(order);
  expect(await lines()).toEqual(units);
  await database.asOwner(
    "update product_variants set price_minor = $1, sku = replace(sku, '_2', '') where slug = 'olive'",
    [UNIT_PRICE],
  );
});

test("SALE-06 name, address and phone number are stored as typed, without surrounding spaces", async () => {
  const typed = {
    ...details,
    fullName: "  נועה לב-Brenner ",
    email: " Noa.Lev+Bag@Mail.Example ",
    phoneCountryCode: "+1 CA",
    phoneNumber: "(604) 555-0100",
    sameAsShipping: false,
    shippingCountry: "HK",
    shippingAddressLine1: "1 Harbour Road",
    shippingCity: "Hong Kong",
  };
  const row = await getOrder(await place({ ...orderBody(), details: typed }));
  expect(row).toMatchObject({
    customer_name: "נועה לב-Brenner",
    customer_email: "Noa.Lev+Bag@Mail.Example",
    customer_phone: "+1 (604) 555-0100",
    billing_address: {
      line1: "14 Alder Lane",
      city: "Portland",
      state: "OR",
      postalCode: "97205",
      country: "US",
    },
    shipping_address: { line1: "1 Harbour Road", city: "Hong Kong", country: "HK" },
  });
  expect(row["billing_address"]).not.toHaveProperty("line2");
});

test.each([
  ["+44 20 7946 0000", "+44 20 7946 0000"],
  ["5-0-3-5-5-5-0-1-0-0-1-2-3-4-5", "+972503555010012345"],
  ["050   555\u00a00100", "+972 050 555 0100"],
])("SALE-06 the phone number %j is stored as %j", async (phoneNumber, kept) => {
  const typed = { ...details, email: newEmail(), phoneCountryCode: "+972", phoneNumber };
  const row = await getOrder(await place({ ...orderBody(), details: typed }));
  expect(row["customer_phone"]).toBe(kept);
});

test("SALE-07 an order of a signed-in customer is listed among their orders, a guest's order is not", async () => {
  const signIn = await send("/api/auth/sign-in", {
    email: "moderator@wanderpaw.example",
    password: "Wanderpaw!2026",
  });
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(JSON.parse(signIn.text));
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = { ...orderBody(), details: { ...details, email: "moderator@wanderpaw.example" } };
  await place(body);
  const placed = await fetch(`${shop.url}/api/orders`, {
    method: "POST",
    headers: { ...headers, "x-forwarded-for": newAddress() },
    body: JSON.stringify({ ...orderBody({ olive: 2 }), details }),
  });
  const { number } = placedOrderSchema.parse(await placed.json());
  const answer = await fetch(`${shop.url}/api/orders`, { headers });
  const mine = z.object({ orders: z.array(myOrderSchema) }).parse(await answer.json());
  expect(mine.orders.map((order) => order.number)).toEqual([number]);
});

test.each([
  ["processing", "held", [{ reason: "reserve" }]],
  ["shipped", "shipped", [{ reason: "sale" }]],
  ["cancelled", "released", []],
])(
  "SALE-08 new orders have the status from the settings: %s",
  async (status, stockState, movements) => {
    await setSetting("default_order_status", status);
    const id = await place({ ...orderBody(), details: { ...details, email: newEmail() } });
    await setSetting("default_order_status", "pending");
    expect(await getOrder(id)).toMatchObject({ status, stock_state: stockState });
    expect(
      await database.asOwner("select reason from stock_movements where order_id = $1", [id]),
    ).toEqual(movements);
    expect(
      await database.asOwner("select to_status from order_events where order_id = $1", [id]),
    ).toEqual([{ to_status: status }]);
  },
);

test("SALE-09 the customer receives a confirmation, and the shop is notified unless it has turned its mails off", async () => {
  const [email, testShop] = [newEmail(), newEmail()];
  await setSetting("support_email", testShop);
  await place({ ...orderBody({ olive: 2 }), details: { ...details, email } });
  expect(await mailsTo(testShop)).toEqual(["new-order"]);
  const [mail] = await database.asOwner("select content from mails where recipient = $1", [email]);
  const { subject, text } = renderDelivered({
    kind: "order-confirmation",
    content: mail?.["content"],
    secret: undefined,
    publicUrl: "https://shop.example",
  });
  expect(subject).toMatch(/^Your order [\dA-F]{8}$/);
  expect(text).toContain("Hello Maya Brenner,");
  expect(text).toMatch(/× 2 +\$149\.98\n/);
  expect(text).toContain("Portland, OR 97205\nUnited States");
  expect(text).toContain("until March 1, 2026 at 2:00 PM (Israel time)");
  expect(text).toContain("\nhttps://shop.example/order-status/hidden?confirm=hidden\n");

  await setSetting("email_notifications", false);
  const quiet = newEmail();
  await place({ ...orderBody(), details: { ...details, email: quiet } });
  await setSetting("email_notifications", true);
  expect(await mailsTo(quiet)).toEqual(["order-confirmation"]);
  expect(await mailsTo(testShop)).toEqual(["new-order"]);
});
