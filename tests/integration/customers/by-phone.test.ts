// Customers who ordered by telephone or WhatsApp, and whose e-mail address nobody knows.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { customerAdminEndpoints } from "#modules/customers/admin/endpoints.ts";
import { parsePhone } from "#shared/phones.ts";
import { member } from "../../support/actors.ts";
import { startCallerShop } from "./caller-shop.ts";

const shop = await startCallerShop();
const { database, asAdmin, get, enter, findNames, getCard, breaches } = shop;

test.each([
  ["+972 050-1234567", "IL"],
  ["+972 972501234567", "IL"],
  ["+972 00972 50 123 4567", "IL"],
  ["+972 (0)50-1234567", "IL"],
  ["050-1234567", null],
  ["0501234567", "IL"],
  ["972501234567", "IL"],
  ["03-6123456", "IL"],
  ["٠٥٠\u2011١٢٣٤٥٦٧\u200f", "IL"],
  ["00972501234567", "IL"],
  ["+44 07712 345678", "GB"],
  ["(+44) 7712 345678", "GB"],
  ["+39 06 1234 5678", "IT"],
  ["+1 503 555 0100", "US"],
  ["+49 30 23125 123", "DE"],
])(
  "CRM-35 the database reads the number %s of the country %s as forms do",
  async (typed, country) => {
    const [row] = await database.asOwner("select app.dial($1, coalesce($2, 'IL')) as dial", [
      typed,
      country,
    ]);
    expect(row?.["dial"]).toBe(parsePhone(typed, country ?? undefined));
  },
);

test("CRM-35 orders without an e-mail address are a customer's by their phone number, in any form", async () => {
  await enter({ name: "Hila Adam", phone: "052-7654321" });
  await enter({ name: "Hila Adam-Katz", phone: "+972 52 765 4321", city: "Akko", line1: "Yafo 7" });
  const card = await getCard("Hila");
  expect(card).toMatchObject({
    name: "Hila Adam-Katz",
    email: null,
    phone: "+972 52 765 4321",
    dial: "+972527654321",
    account: null,
    consent: null,
    messages: 0,
    figures: { orders: 2, revenue: { amountMinor: 2_000, currency: "USD" } },
  });
  expect(card.addresses.map(({ address }) => address.city)).toEqual(["Akko", "Haifa"]);
  const path = `/api/admin/customers/${card.id}`;
  expect((await asAdmin("POST", `${path}/notes`, { body: "Calls before noon" })).status).toBe(200);
  const orderId = await enter({ name: "Hila Adam", phone: "0527654321" });
  expect(
    customerAdminEndpoints.readCustomerOfOrder.response.parse(
      await get(`/api/admin/orders/${orderId}/customer`),
    ),
  ).toMatchObject({ customer: { id: card.id, orders: 3 }, noteCount: 1 });
  const { orders } = customerAdminEndpoints.listCustomerOrders.response.parse(
    await get(`${path}/orders`),
  );
  expect(orders.map(({ id }) => id)).toContain(orderId);
  expect(orders).toHaveLength(3);
  const { entries } = customerAdminEndpoints.readCustomerTimeline.response.parse(
    await get(`${path}/timeline`),
  );
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual(["note", "order", "order", "order"]);
  expect(await breaches()).toEqual([]);
});

test("CRM-36 an order with an e-mail address is its mailbox's, whatever its number, and joins nobody", async () => {
  const phone = "054-1112233";
  await enter({ name: "Rina Phone", phone });
  await enter({ name: "Rina Mail", phone, email: "rina@mail.example" });
  await enter({ name: "Other Mail", phone, email: "other@mail.example" });
  expect((await findNames("1112233")).toSorted()).toEqual([
    "Other Mail",
    "Rina Mail",
    "Rina Phone",
  ]);
  // The same digits elsewhere in the world are another number.
  await enter({ name: "Swiss Phone", phone, country: "CH" });
  expect(await findNames("Swiss")).toEqual(["Swiss Phone"]);
  expect((await getCard("Swiss")).dial).toBeNull();
  expect((await getCard("Rina Phone")).figures.orders).toBe(1);
  expect(await breaches()).toEqual([]);
});

test("CRM-02 a corrected number, and an address that becomes known, move the order to its customer", async () => {
  const id = await enter({ name: "Tal Corrected", phone: "050-9998877" });
  await database.asOwner("update orders set customer_phone = '050-9998866' where id = $1", [id]);
  expect(await findNames("9998877")).toEqual([]);
  expect((await getCard("Tal")).dial).toBe("+972509998866");
  await database.asOwner("update orders set customer_email = 'tal@mail.example' where id = $1", [
    id,
  ]);
  expect(await getCard("Tal")).toMatchObject({ email: "tal@mail.example" });
  await database.asOwner("update orders set deleted_at = now() where id = $1", [id]);
  expect(await findNames("Tal")).toEqual([]);
  expect(await breaches()).toEqual([]);
});

test("CRM-01 the figures of triggers equal a complete recount, also of customers known by a number", async () => {
  const all = "select md5(string_agg(c::text, '' order by id)) as sum, count(*) from customers c";
  const before = await database.asOwner(all);
  await database.asOwner("select app.recount_customers()");
  expect(await database.asOwner(all)).toEqual(before);
});

test("CRM-37 the database shows customers known by a number to those who may see customers, and nobody writes them", async () => {
  const rows = async (actor: Parameters<typeof database.runInTransaction>[0]) =>
    (
      await database.runInTransaction(actor, (db) =>
        db.execute(sql`select from customers where email is null`),
      )
    ).rowCount;
  expect(await rows(member("admin"))).toBeGreaterThan(0);
  for (const actor of [member("moderator"), member("user")])
    // oxlint-disable-next-line no-await-in-loop -- each in a transaction of its own
    await expect(rows(actor)).rejects.toThrow("Failed query");
  await expect(
    database.runInTransaction(member("admin"), (db) =>
      db.execute(sql`update customers set key = '+1' where email is null`),
    ),
  ).rejects.toThrow("Failed query");
});

test.each([
  "052-7000123",
  "0527000123",
  "+972527000123",
  "972 52 700 0123",
  "7000123",
  "000123",
  "0123",
])(
  "CRM-08, CRM-34 a customer and their order are found by the number typed as %s",
  async (typed) => {
    if ((await findNames("Vered Found")).length === 0)
      await enter({ name: "Vered Found", phone: "+972 052-7000123" });
    expect(await findNames(typed)).toEqual(["Vered Found"]);
    const { orders } = await shop.list(`?q=${encodeURIComponent(typed)}`);
    expect(orders.map(({ customer }) => customer.name)).toEqual(["Vered Found"]);
  },
);

test("CRM-08, DESK-10 customers and orders are found by street and town, in any spelling", async () => {
  await enter({
    name: "נועה כץ",
    phone: "058-6000001",
    line1: "רח׳ ז׳בוטינסקי 12",
    city: "באר־שבע",
  });
  for (const typed of ["באר שבע", "ז'בוטינסקי", "זבוטינסקי 12", "נועה באר שבע"]) {
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    expect(await findNames(typed)).toEqual(["נועה כץ"]);
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    expect((await shop.list(`?q=${encodeURIComponent(typed)}`)).orders).toHaveLength(1);
  }
});

test("CRM-28 a stranger's order with the address of an account adds no street or town to its customer", async () => {
  const email = "owner@mail.example";
  const [row] = await database.asOwner(
    "insert into profiles (full_name, email) values ('Street Owner', $1) returning id",
    [email],
  );
  const profileId = String(row?.["id"]);
  await enter({ name: "Street Owner", phone: "1", email, city: "Eilat", profileId });
  await enter({ name: "Stranger", phone: "2", email, city: "Nowhere", source: "checkout" });
  expect(await findNames("Eilat")).toEqual(["Street Owner"]);
  expect(await findNames("Nowhere")).toEqual([]);
});

test("CRM-33 the orders of a number and a search by street are read from indexes", async () => {
  await database.asOwner(
    `insert into orders (customer_name, customer_phone, source, subtotal_minor, total_minor, status, stock_state, billing_address)
     select 'Crowd', '053-' || lpad(n::text, 7, '0'), 'admin', 1000, 1000, 'completed', 'shipped',
       jsonb_build_object('line1', md5(n::text), 'city', 'Haifa', 'country', 'IL')
     from generate_series(1, 6000) n`,
  );
  await database.asOwner("analyze orders");
  await database.asOwner("analyze customers");
  const explain = async (query: string) =>
    JSON.stringify(await database.asOwner(`explain (costs off) ${query}`));
  expect(
    await explain(
      "select from orders o where o.customer_key = '+972530000042' and o.deleted_at is null",
    ),
  ).toContain("orders_by_customer_key");
  expect(await explain("select from customers c where c.key = '+972530000042'")).toContain(
    "customers_key_once",
  );
  for (const table of ["orders", "customers"])
    expect(
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await explain(
        `select from ${table} t where t.search_text like app.search_text('%a1d0c6e8%')`,
      ),
    ).toContain(`${table}_search`);
}, 120_000);
