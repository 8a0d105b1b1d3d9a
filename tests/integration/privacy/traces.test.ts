// The search for what is left of somebody, with their address hidden in every column that takes it.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { erasePerson } from "#modules/privacy/erase-person.ts";
import { listErasures, readErasure } from "#modules/privacy/list-erasures.ts";
import { testDatabase } from "../../support/database.ts";
import { guest, privacyContext } from "./privacy-context.ts";

const database = await testDatabase({ seeded: true });
const testShop = privacyContext(database);

const columnSchema = z.object({ table: z.string(), column: z.string(), type: z.string() });
const textColumns = async () =>
  z.array(columnSchema).parse(
    await database.asOwner(`
      select c.relname as table, a.attname as column, t.typname as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and (t.typcategory = 'S' or t.typname in ('json', 'jsonb', '_text'))
      order by 1, 2`),
  );

/** Puts the words into one row; false where the column does not take them. */
async function hide(labels: string, { table, column, type }: z.infer<typeof columnSchema>) {
  const document = "jsonb_build_object('words', $1::text)";
  const value =
    type === "jsonb"
      ? `case jsonb_typeof(${column}) when 'array' then jsonb_build_array(${document}) else ${document} end`
      : type === "_text"
        ? "array[$1::text]"
        : "$1";
  // A row that nothing else is hidden in, so that each column has to be found by itself.
  const rows = await database
    .asOwner(
      `update ${table} set ${column} = ${value} where ctid = (select ctid from ${table}
         where ${table}::text not like '%hidden@%' limit 1) returning 1`,
      [labels],
    )
    .catch(() => []);
  return rows.length === 1;
}

test("PRIV-14, PRIV-19 the receipt lists every place in which the address remains, with the reason, and no other", async () => {
  const email = "hidden@mail.example";
  const id = await guest(database, email, "Hidden Person");
  // Tables that nobody has written in yet.
  await database.asOwner(
    `insert into payment_events (id, type, kind, service) values ('evt_1', 'x', 'other', 'stripe');
     insert into security_events (type, severity, occurred_at) select 'auth_failure', 'low', now() from generate_series(1, 5);
     insert into customer_notes (customer_id, body, author_name)
       select id, 'note', 'C' from customers where email <> 'hidden@mail.example' limit 5;
     insert into audit_log (action, entity, entity_id, after)
       select 'update', 'products', n::text, '{}' from generate_series(1, 7) n;
     insert into rate_limits (key, points) select 'k' || n, 1 from generate_series(1, 3) n`,
  );
  await database.asOwner(
    "insert into security_alerts (pattern, severity, raised_at, events) values ('auth_failure', 'low', now(), $1)",
    [JSON.stringify([{ email: "HIDDEN@mail.example", details: {} }])],
  );
  const columns = await textColumns();
  const planted: string[] = [];
  for (const column of columns)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (await hide("Ask Hidden@Mail.Example.", column))
      planted.push(`${column.table}.${column.column}`);
  expect(planted.length).toBeGreaterThan(60);

  await erasePerson(testShop, id, { contact: email, reason: "request" });
  const { erasures } = await listErasures(testShop);
  const { report } = await readErasure(testShop, String(erasures[0]?.id));
  const found = report.traces
    .filter(({ trace }) => trace === "email")
    .map(({ table, column, why }) => `${table}.${column}: ${why}`);

  // All columns of the database with the address, no matter who may read them.
  const real: string[] = [];
  for (const { table, column } of columns) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const [row] = await database.asOwner(
      `select count(*)::int as count from ${table} where lower(${column}::text) like '%hidden@mail.example%'`,
    );
    if (Number(row?.["count"]) > 0) real.push(`${table}.${column}`);
  }
  // The text for searches is made of the columns beside it.
  const unsearched = /\.search_text$/;
  expect(found.map((place) => place.split(":")[0])).toEqual(
    real.filter((place) => !unsearched.test(place)),
  );
  const because = (why: string) =>
    found.flatMap((place) => (place.endsWith(` ${why}`) ? place.split(":")[0] : []));
  expect(because("work")).toEqual([
    "audit_log.actor_email",
    "customer_notes.author_name",
    "message_replies.author_name",
    "order_events.actor_name",
  ]);
  // Where nobody's address has any business to be.
  expect(because("left")).toEqual([
    "audit_log.entity",
    "audit_log.entity_id",
    "customers.key",
    "mails.dedupe_key",
    "orders.coupon_code",
    "orders.ils_rate_source",
    "orders.rights_notice",
    "orders.shipping_method",
    "orders.tax_number",
    "payment_events.id",
    "payment_events.kind",
    "payment_events.type",
    "payments.idempotency_key",
    "rate_limits.key",
    "stock_movements.sku",
  ]);
  const listTables = (why: string) => new Set(because(why).map((place) => place?.split(".")[0]));
  expect(listTables("shop")).toEqual(
    new Set([
      "carriers",
      "exchange_rates",
      "markets",
      "order_items",
      "product_attributes",
      "product_categories",
      "product_images",
      "product_variants",
      "products",
      "daily_sales_stats",
      "system_settings",
      "content_documents",
      "content_revisions",
    ]),
  );
  // The log, the security events and what was about them do not know them any more.
  for (const place of [
    "audit_log.after",
    "audit_log.before",
    "security_alerts.events",
    "security_events.email",
  ]) {
    expect(planted).toContain(place);
    expect(real).not.toContain(place);
  }
});

test("PRIV-19 another address that ends or begins with the erased one is not a trace", async () => {
  const id = await guest(database, "ana@mail.example", "Ana Person");
  for (const near of ["dana@mail.example", "ana@mail.example.org", "x.ana@mail.example"])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await guest(database, near, `Near ${randomUUID()}`);
  await erasePerson(testShop, id, { contact: "ana@mail.example", reason: "other" });
  const { erasures } = await listErasures(testShop);
  const row = erasures.find(({ customerId }) => customerId === id);
  const { report } = await readErasure(testShop, String(row?.id));
  expect(report.traces.filter(({ trace }) => trace === "email")).toEqual([]);
});
