// The table of customers follows from orders and accounts, whatever changes them.
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { integrityRules } from "#modules/orders/integrity/integrity-rules.ts";
import { getSqlState } from "#platform/db/sql-error.ts";
import { identity, system, checkout } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase({ seeded: true });
const rule =
  integrityRules["customers are the sums of their orders"] ?? sql`select 'no such rule' as example`;

const breaches = async () =>
  (await database.runInTransaction(system, (db) => db.execute(rule))).rows;
const customer = async (email: string) =>
  (
    await database.asOwner(
      `select id, email, name, phone, profile_id is not null as has_account, orders, last_order_at, revenue_minor::int as revenue,
         revenue_agorot::int as agorot, unrated_minor::int as unrated, first_seen_at
       from customers where lower(email) = lower($1)`,
      [email],
    )
  )[0];

type Given = {
  email: string;
  name?: string;
  phone?: string | null;
  at?: string;
  status?: string;
  rate?: number | null;
};
async function given({ email, name = "Guest", phone = null, at, status, rate = 4 }: Given) {
  const [row] = await database.asOwner(
    `insert into orders (customer_name, customer_email, customer_phone, source, subtotal_minor, total_minor, status, stock_state,
       created_at, ils_rate, usd_rate, ils_rate_source, ils_rate_date)
     values ($1, $2, $3, 'admin', 1000, 1000, $4, 'shipped', $5, $6, case when $6::numeric is not null then 1 end, $7, $8) returning id`,
    [
      name,
      email,
      phone,
      status ?? "completed",
      at ?? "2026-02-01T10:00:00Z",
      rate,
      rate && "bank",
      rate && "2026-02-01",
    ],
  );
  return String(row?.["id"]);
}
let made = 0;
let email = "";
beforeEach(() => {
  made += 1;
  email = `guest-${made}@mail.example`;
});

test("CRM-01 the demo has one customer for each address with an order or an account, with the figures of its orders", async () => {
  expect(await breaches()).toEqual([]);
  const [counts] = await database.asOwner(`
    select (select count(*)::int from customers) as customers,
      (select count(distinct lower(email))::int from (select customer_email as email from orders union all select email from profiles) e)
        as addresses,
      (select count(*)::int from customers where profile_id is null) as guests`);
  expect(counts?.["customers"]).toBe(counts?.["addresses"]);
  expect(counts?.["guests"]).toBeGreaterThan(0);
});

test("CRM-01 the figures of triggers equal a complete recount", async () => {
  const all = "select md5(string_agg(c::text, '' order by id)) as sum, count(*) from customers c";
  const before = await database.asOwner(all);
  await database.asOwner("select app.recount_customers()");
  expect(await database.asOwner(all)).toEqual(before);
});

describe("a guest", () => {
  test("CRM-02 exists from the first order, in any letter case, with the name in the newest order", async () => {
    await given({ email, name: "New", phone: "+1 555 0100", at: "2026-02-02T10:00:00Z" });
    await given({
      email: email.toUpperCase(),
      name: "Old",
      phone: "1",
      at: "2026-01-01T10:00:00Z",
    });
    expect(await customer(email)).toMatchObject({
      email,
      name: "New",
      phone: "+1 555 0100",
      has_account: false,
      orders: 2,
      revenue: 2_000,
      agorot: 8_000,
      unrated: 0,
      last_order_at: new Date("2026-02-02T10:00:00Z"),
      first_seen_at: new Date("2026-01-01T10:00:00Z"),
    });
    await given({ email: email.toUpperCase(), name: "Newest", at: "2026-02-03T10:00:00Z" });
    // A phone that was known stays known.
    expect(await customer(email)).toMatchObject({
      email: email.toUpperCase(),
      name: "Newest",
      phone: "+1 555 0100",
    });
  });

  test("CRM-02 becomes another customer when the address is corrected, and the wrong address is forgotten", async () => {
    const id = await given({ email: `wrong-${email}` });
    await database.asOwner(
      "update orders set customer_email = $2, customer_phone = '7' where id = $1",
      [id, email],
    );
    expect(await customer(`wrong-${email}`)).toBeUndefined();
    expect(await customer(email)).toMatchObject({ orders: 1, revenue: 1_000, phone: "7" });
    await database.asOwner("update orders set customer_name = 'Called Else' where id = $1", [id]);
    expect(await customer(email)).toMatchObject({ orders: 1, name: "Called Else" });
  });

  test("CRM-02 with a note stays, even without an order", async () => {
    const id = await given({ email });
    await database.asOwner(
      "insert into customer_notes (customer_id, body, author_name) select id, 'Kind', 'Noa' from customers where email = $1",
      [email],
    );
    await database.asOwner("delete from orders where id = $1", [id]);
    expect(await customer(email)).toMatchObject({ orders: 0, last_order_at: null, revenue: 0 });
  });
});

test("CRM-03 cancelled, completed, refunded, deleted, restored and removed orders count as they do everywhere", async () => {
  const first = await given({ email, at: "2026-01-01T10:00:00Z", status: "pending" });
  const second = await given({ email, at: "2026-01-02T10:00:00Z", rate: null });
  expect(await customer(email)).toMatchObject({
    orders: 2,
    revenue: 1_000,
    agorot: 0,
    unrated: 1_000,
  });
  await database.asOwner("update orders set status = 'completed' where id = $1", [first]);
  expect(await customer(email)).toMatchObject({ orders: 2, revenue: 2_000, agorot: 4_000 });
  await database.asOwner(
    "insert into payments (order_id, method, amount_minor) values ($1, 'manual', 1000)",
    [first],
  );
  await database.asOwner(
    "insert into refunds (order_id, method, amount_minor, idempotency_key) values ($1, 'manual', 300, 'one')",
    [first],
  );
  expect(await customer(email)).toMatchObject({ revenue: 1_700, agorot: 2_800 });
  await database.asOwner("update orders set status = 'cancelled' where id = $1", [first]);
  expect(await customer(email)).toMatchObject({ orders: 2, revenue: 1_000, agorot: 0 });
  await database.asOwner("update orders set deleted_at = now() where id = $1", [second]);
  expect(await customer(email)).toMatchObject({
    orders: 1,
    revenue: 0,
    unrated: 0,
    last_order_at: new Date("2026-01-01T10:00:00Z"),
  });
  await database.asOwner("update orders set deleted_at = null where id = $1", [second]);
  expect(await customer(email)).toMatchObject({
    orders: 2,
    revenue: 1_000,
    last_order_at: new Date("2026-01-02T10:00:00Z"),
  });
  await database.asOwner("delete from orders where id = $1", [second]);
  expect(await customer(email)).toMatchObject({ orders: 1, revenue: 0 });
  expect(await breaches()).toEqual([]);
});

test("CRM-04 an account takes over the guest with its address, sets the name, and leaves the guest when it is deleted", async () => {
  await given({ email: email.toUpperCase(), name: "As A Guest" });
  const before = await customer(email);
  const [profile] = await database.asOwner(
    "insert into profiles (full_name, email) values ('As A Member', $1) returning id",
    [email],
  );
  expect(await customer(email)).toMatchObject({
    id: before?.["id"],
    email,
    name: "As A Member",
    has_account: true,
    orders: 1,
  });
  await given({ email, name: "Typed Else", at: "2026-02-05T10:00:00Z" });
  expect(await customer(email)).toMatchObject({ name: "As A Member", orders: 2 });
  await database.runInTransaction(member("user", { id: String(profile?.["id"]) }), (db) =>
    db.execute(sql`update profiles set full_name = 'Married Name'`),
  );
  expect(await customer(email)).toMatchObject({ name: "Married Name" });
  await database.runInTransaction(identity, (db) =>
    db.execute(
      sql`update orders set customer_id = ${profile?.["id"]} where lower(customer_email) = ${email}`,
    ),
  );
  await database.asOwner("update profiles set email = $2 where id = $1", [
    profile?.["id"],
    `moved-${email}`,
  ]);
  expect(await customer(email)).toMatchObject({ has_account: false, orders: 2 });
  expect(await customer(`moved-${email}`)).toMatchObject({ has_account: true, orders: 0 });
  await database.asOwner("delete from profiles where id = $1", [profile?.["id"]]);
  expect(await customer(`moved-${email}`)).toBeUndefined();
  expect(await customer(email)).toMatchObject({ has_account: false, orders: 2 });
  expect(await breaches()).toEqual([]);
});

describe("simultaneous orders", () => {
  test("CRM-05 for one address are all counted, in one row", async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.runInTransaction(checkout, (db) =>
          db.execute(sql`
            insert into orders (customer_name, customer_email, source, billing_address, subtotal_minor, total_minor, status, stock_state)
            values ('At Once', ${index % 2 === 0 ? email : email.toUpperCase()}, 'checkout',
              '{"line1": "1", "city": "Haifa", "country": "IL"}', 500, 500, 'completed', 'shipped')`),
        ),
      ),
    );
    expect(await customer(email)).toMatchObject({ orders: 20, revenue: 10_000 });
    expect(await breaches()).toEqual([]);
  });

  test("CRM-05 and new accounts with the same addresses wait for each other without a deadlock", async () => {
    const addresses = Array.from({ length: 4 }, (_, index) => `${index}-${email}`);
    for (const address of addresses)
      for (const status of ["pending", "completed"])
        // oxlint-disable-next-line no-await-in-loop -- one connection
        await given({ email: address, status });
    const swap = (from: number, to: number) =>
      database.runInTransaction(member("admin"), (db) =>
        db.execute(
          sql`update orders set customer_email = ${addresses[to]} where customer_email = ${addresses[from]}`,
        ),
      );
    const all = (status: string, order: "asc" | "desc") =>
      database.runInTransaction(system, (db) =>
        db.execute(sql`
          with mine as materialized (
            select id from orders where lower(customer_email) = any(${sql.param(addresses)}::text[])
              and (id::text < '8') = ${order === "asc"} order by customer_email ${sql.raw(order)}
          )
          update orders set status = ${status} where id in (select id from mine)`),
      );
    const open = (index: number) =>
      database.runInTransaction(identity, (db) =>
        db.execute(
          sql`insert into profiles (full_name, email) values ('M', ${addresses[index]}) on conflict do nothing`,
        ),
      );
    for (let round = 0; round < 6; round += 1)
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      await Promise.all([
        all(round % 2 === 0 ? "completed" : "cancelled", "asc"),
        all(round % 2 === 0 ? "shipped" : "completed", "desc"),
        open(round % 4),
        given({ email: addresses[round % 4] ?? email }),
      ]);
    await Promise.all([swap(0, 1), swap(2, 3)]);
    expect(await breaches()).toEqual([]);
  });
});

test("CRM-06 only triggers change a customer", async () => {
  for (const actor of [member("admin"), system, checkout]) {
    for (const call of [
      sql`select app.hold_customer('x@mail.example')`,
      sql`select app.add_customer('x@mail.example', 'x@mail.example', 'X', null, null, now(), now(), 1, 0, 0, 0)`,
      sql`select app.change_customer(gen_random_uuid(), 1, 0, 0, 0, now(), now(), 'x', 'x', 'x', 'x')`,
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- each in a transaction of its own
      const thrown: unknown = await database
        .runInTransaction(actor, (db) => db.execute(call))
        .catch((error: unknown) => error);
      expect(getSqlState(thrown)).toBe("23514");
    }
  }
});

test("CRM-03 when all orders are removed, only customers with an account or a note stay, without figures", async () => {
  await database.asOwner("truncate orders cascade");
  expect(await breaches()).toEqual([]);
  const [left] = await database.asOwner(`
    select count(*)::int as customers, max(orders) as orders, count(*) filter (where profile_id is not null)::int as members
    from customers`);
  expect(left).toMatchObject({ orders: 0 });
  expect(Number(left?.["customers"])).toBe(Number(left?.["members"]) + 1);
});
