// Somebody is erased, through the API, and the books do not notice.
import { createPageKey } from "../../support/order-keys.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { erasePerson } from "#modules/privacy/erase-person.ts";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { system } from "#shared/actor.ts";
import { orderBody } from "../../support/sample-order.ts";
import { NAME, PHONE, startPrivacyShop } from "./customer-with-history.ts";
import { privacyContext } from "./privacy-context.ts";

const shop = await startPrivacyShop();
const { database, asAdmin, erase, live, readReceipt } = shop;

/** The whole database as text, but for what opens something. */
async function everything(): Promise<string> {
  const tables = await database.asOwner(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const texts: string[] = [];
  for (const { name } of tables)
    texts.push(
      // oxlint-disable-next-line no-await-in-loop -- one connection
      String(
        (
          await database.asOwner(
            `select string_agg(t::text, chr(10)) as text from ${String(name)} t`,
          )
        )[0]?.["text"],
      ),
    );
  return texts.join("\n");
}

/** Figures, payments and stock state of all orders, without the customers. */
const figures = () =>
  database.asOwner(
    `select f.*, o.paid_minor, o.refunded_minor, o.stock_state, o.deleted_at from orders o left join order_figures f on f.order_id = o.id order by o.id`,
  );
/**
 * Orders that were put into the database as they are have no lines; what else is wrong would be
 * new.
 */
const putIn = [
  "an order's subtotal is the sum of its lines",
  "a timeline begins once",
  "a timeline leads to the status",
];
const findings = async () =>
  (await database.runInTransaction(system, (db) => checkIntegrity({ db }))).filter(
    ({ rule }) => !putIn.includes(rule),
  );

test("PRIV-10, PRIV-11, PRIV-12 an erased person cannot be found anywhere, and every figure stays", async () => {
  const person = await live();
  const other = await shop.given({
    name: "Somebody Else",
    email: "else@mail.example",
    phone: "+1 503 555 0199",
  });
  const before = await figures();
  const [otherBefore] = await database.asOwner("select * from orders where id = $1", [other]);
  const keys = await Promise.all(person.orderIds.map((id) => createPageKey(database, id)));
  const written = await everything();
  expect(written.toLowerCase()).toContain(person.email);

  expect(await erase(person)).toMatchObject({ status: 200 });

  const text = (await everything()).toLowerCase();
  for (const trace of [
    person.email,
    NAME.toLowerCase(),
    "527781203",
    PHONE,
    "alder lane",
    "jd014600003se",
  ])
    expect(text).not.toContain(trace);
  for (const key of keys) {
    expect(text).not.toContain(key);
    // oxlint-disable-next-line no-await-in-loop -- a few
    const cancelled = await shop.send("/api/orders/cancel", { accessKey: key });
    expect(cancelled).toMatchObject({ code: "not_found" });
  }
  expect(await figures()).toEqual(before);
  expect(await findings()).toEqual([]);
  expect((await database.asOwner("select * from orders where id = $1", [other]))[0]).toEqual(
    otherBefore,
  );

  const kept = await database.asOwner(
    "select distinct customer_id, customer_name, customer_phone, split_part(customer_email, '@', 2) as domain from orders where id = any ($1)",
    [person.orderIds],
  );
  expect(kept).toEqual([
    {
      customer_id: null,
      customer_name: "פרטי הלקוח נמחקו",
      customer_phone: null,
      domain: "erased.invalid",
    },
  ]);
  const [address] = await database.asOwner("select billing_address from orders where id = $1", [
    person.orderIds[0],
  ]);
  expect(address?.["billing_address"]).toEqual({ line1: "-", city: "-", country: "US" });
  expect(await asAdmin("GET", `/api/admin/customers/${person.id}`)).toMatchObject({ status: 404 });
});

test("PRIV-13, PRIV-14, RETURN-20 the receipt shows what was deleted and what stayed, without the person's identity", async () => {
  const person = await live();
  await erase(person);
  const receipt = await readReceipt(person);
  expect(receipt).toMatchObject({
    actorEmail: "admin@wanderpaw.example",
    reason: "request",
    orders: 3,
    needsLooking: false,
    report: {
      deleted: {
        account: 1,
        sessions: 1,
        secondFactor: 1,
        passkeys: 1,
        // One about the person, and the tag of an order.
        notes: 2,
        reviews: 1,
        returns: 2,
        messages: 1,
        replies: 1,
        newsletter: 1,
        attempts: 2,
      },
      anonymised: { orders: 3, refunds: 1, shipments: 1, securityEvents: 2 },
      traces: [],
    },
  });
  expect(receipt.report.deleted.mails).toBeGreaterThanOrEqual(4);
  expect(receipt.report.anonymised.auditEntries).toBeGreaterThanOrEqual(3);
  expect(receipt.report.searched.columns).toBeGreaterThan(120);
  expect(JSON.stringify(receipt)).not.toContain(person.email);
  const [entry] = await database.asOwner(
    "select actor_email, action, after from audit_log where entity = 'erasures' and after ->> 'customer_id' = $1",
    [person.id],
  );
  expect(entry).toMatchObject({ actor_email: "admin@wanderpaw.example", action: "insert" });
});

test("PRIV-15 the log of changes keeps who did what and when, and forgets whom it was about", async () => {
  const person = await live();
  const entries = () =>
    database.asOwner(
      "select id, actor_id, actor_email, action, entity, entity_id, created_at from audit_log where entity_id = any ($1) order by id",
      [person.orderIds],
    );
  const before = await entries();
  expect(before.length).toBeGreaterThan(0);
  await erase(person);
  expect(await entries()).toEqual(before);
});

test("PRIV-16 a person is not erased with an open order, with another address, or by themselves", async () => {
  const person = await live();
  const open = await shop.given({
    name: NAME,
    email: person.email.toUpperCase(),
    status: "shipped",
  });
  const refused = await erase(person);
  expect(refused).toMatchObject({
    status: 409,
    code: "orders_open",
    fields: { orders: [open.slice(-8).toUpperCase()] },
  });
  expect(await asAdmin("GET", `/api/admin/customers/${person.id}/erasure`)).toMatchObject({
    status: 200,
  });
  expect(await erase(person, { contact: "other@mail.example" })).toMatchObject({
    status: 422,
    fields: { contact: ["mismatch"] },
  });
  await database.asOwner("update orders set status = 'completed' where id = $1", [open]);
  await database.asOwner(
    "insert into payments (order_id, method, amount_minor) values ($1, 'manual', 7499)",
    [open],
  );
  await database.asOwner(
    "insert into refunds (order_id, method, amount_minor, idempotency_key) values ($1, 'manual', 500, $2)",
    [open, `refund ${open}`],
  );
  expect(await erase(person)).toMatchObject({ status: 409, code: "orders_open" });
  await database.asOwner(
    "update refunds set state = 'done', settled_at = now() where order_id = $1",
    [open],
  );
  expect(await erase(person)).toMatchObject({ status: 200 });

  const own = await shop.getId("admin@wanderpaw.example");
  expect(
    await asAdmin("POST", `/api/admin/customers/${own}/erase`, {
      contact: "admin@wanderpaw.example",
      reason: "other",
    }),
  ).toMatchObject({ status: 409, code: "own_account" });
});

/** Until somebody waits for a row that somebody else holds. */
const untilSomebodyWaits = () =>
  expect
    .poll(() =>
      database.asOwner(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      ),
    )
    .toHaveLength(1);

test("PRIV-17 an erasure waits for an order that is being placed, and is then refused", async () => {
  const person = await live();
  let erasing: ReturnType<typeof erase> | undefined;
  await database.runInTransaction(system, async (db) => {
    await db.execute(sql`
      insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor)
      values (${NAME}, ${person.email}, 'admin', 7499, 7499)`);
    erasing = erase(person);
    await untilSomebodyWaits();
  });
  expect(await erasing).toMatchObject({ status: 409, code: "orders_open" });
  expect(await findings()).toEqual([]);
});

test("PRIV-17 an order placed during an erasure waits, and belongs to a new person", async () => {
  const person = await live();
  const base = orderBody();
  const body = { ...base, details: { ...base.details, fullName: NAME, email: person.email } };
  const testShop = privacyContext(database);
  let placing: ReturnType<typeof shop.send> | undefined;
  await erasePerson(
    {
      ...testShop,
      asPrivacy: (work) =>
        testShop.asPrivacy(async (inside) => {
          const result = await work(inside);
          placing = shop.send("/api/orders", body);
          await untilSomebodyWaits();
          return result;
        }),
    },
    person.id,
    { contact: person.email, reason: "request" },
  );
  expect(await placing).toMatchObject({ status: 200 });
  const known = await database.asOwner(
    "select orders, profile_id from customers where email = $1",
    [person.email],
  );
  expect(known).toEqual([{ orders: 1, profile_id: null }]);
  expect(await findings()).toEqual([]);
});

test("PRIV-17 two simultaneous erasures of one person count as one", async () => {
  const person = await live();
  const answers = await Promise.all([erase(person), erase(person)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

test("PRIV-16 the last administrator cannot be erased by anyone", async () => {
  const email = "admin@wanderpaw.example";
  const id = await shop.getId(email);
  await expect(
    erasePerson(privacyContext(database), id, { contact: email, reason: "other" }),
  ).rejects.toMatchObject({ code: "last_admin" });
  expect(await asAdmin("GET", `/api/admin/customers/${id}`)).toMatchObject({ status: 200 });
});

test("PRIV-18 later changes to an order of an erased person send no mail", async () => {
  const person = await live();
  await erase(person);
  const [order] = person.orderIds.slice(1);
  const answer = await asAdmin("POST", `/api/admin/orders/${String(order)}/refunds`, {
    amountMinor: 500,
    idempotencyKey: crypto.randomUUID(),
    byHand: true,
  });
  expect(answer).toMatchObject({ status: 204 });
  const mails = await database.asOwner(
    "select kind from mails where recipient like '%erased.invalid'",
  );
  expect(mails).toEqual([]);
});
