import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { drizzle } from "drizzle-orm/node-postgres";
import { checkIntegrity } from "#modules/orders/integrity/check-integrity.ts";
import { migrate } from "#platform/db/migrate.ts";
import { withOwner } from "#platform/db/owner.ts";
import { testDatabase } from "../../support/database.ts";
import { forDatabase } from "../../support/database-server.ts";
import { startOwnServer } from "../../support/own-server.ts";
import { emptyDatabase, folder, migrationsUpTo } from "./older-databases.ts";

const database = await testDatabase();

test("four simultaneous starts migrate once and all succeed", async () => {
  const ownerUrl = await emptyDatabase("test_concurrent_migration");
  const results = await Promise.all([1, 2, 3, 4].map(() => migrate({ ownerUrl, folder })));
  const applied = results.map((result) => result.applied).toSorted((a, b) => b - a);
  expect(applied[0]).toBeGreaterThan(0);
  expect(applied.slice(1)).toEqual([0, 0, 0]);
});

test("DATA-30 only the owner creates temporary tables, which would take precedence over the shop's own", async () => {
  const ownerUrl = await emptyDatabase("test_no_temporary_tables");
  await migrate({ ownerUrl, folder });
  const { rows } = await withOwner(ownerUrl, (client) =>
    client.query(
      `select rolname from pg_roles
       where rolname like 'shop\\_%' and not rolsuper and has_database_privilege(oid, current_database(), 'temporary')`,
    ),
  );
  expect(rows).toEqual([]);
});

test("two databases of one server are migrated at the same time", async () => {
  const urls = [await emptyDatabase("test_neighbour_a"), await emptyDatabase("test_neighbour_b")];
  const results = await Promise.all(urls.map((ownerUrl) => migrate({ ownerUrl, folder })));
  expect(results[0]?.applied).toBeGreaterThan(0);
  expect(results[1]).toEqual(results[0]);
});

test("a failed migration reports why and leaves nothing behind", async () => {
  const broken = fs.mkdtempSync(path.join(os.tmpdir(), "wanderpaw-migrations-"));
  onTestFinished(() => fs.rmSync(broken, { recursive: true }));
  fs.mkdirSync(path.join(broken, "meta"));
  fs.writeFileSync(
    path.join(broken, "0000_broken.sql"),
    "create table half (id int);\n--> statement-breakpoint\nselect nonsense;",
  );
  const entry = { idx: 0, version: "7", when: 1, tag: "0000_broken", breakpoints: true };
  fs.writeFileSync(path.join(broken, "meta/_journal.json"), JSON.stringify({ entries: [entry] }));

  const ownerUrl = await emptyDatabase("test_broken_migration");
  await expect(migrate({ ownerUrl, folder: broken })).rejects.toThrow(
    'The database could not be migrated: column "nonsense" does not exist. Nothing was changed.',
  );
  const half = await withOwner(ownerUrl, (client) =>
    client.query<{ name: string | null }>("select to_regclass('half') as name"),
  );
  expect(half.rows).toEqual([{ name: null }]);
});

test("an unreachable server gives a clear error without the password", async () => {
  const start = migrate({
    ownerUrl: "postgres://owner:hunter2@localhost/shop?host=/nonexistent",
    folder,
  });
  await expect(start).rejects.toMatchObject({ name: "StartupError" });
  const message = await start.catch((error: unknown) => String(error));
  expect(message).toContain("/nonexistent/shop cannot be reached");
  expect(message).not.toContain("hunter2");
});

test("app.uid() is null without claims and cannot be redirected by a search path", async () => {
  const [row] = await database.asOwner(
    "select app.uid() is null as none, provolatile, proconfig from pg_proc where oid = 'app.uid'::regproc",
  );
  expect(row).toEqual({ none: true, provolatile: "s", proconfig: ['search_path=""'] });
});

test("DATA-31 items of orders from before reservations get their state, and the integrity rules hold", async () => {
  const ownerUrl = await emptyDatabase("test_older_orders");
  await migrate({ ownerUrl, folder: migrationsUpTo(9) });
  await withOwner(ownerUrl, (client) =>
    client.query(`
      insert into products (name, base_price_minor) values ('Backpack', 7499);
      insert into product_variants (product_id, variant_name, price_minor, sku)
        select id, 'Olive', 7499, 'WP-OLIVE' from products;
      insert into stock_movements (variant_id, sku, quantity, reason)
        select id, sku, 10, 'opening' from product_variants;
      insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, status, updated_at)
        select 'Ada', 'ada@mail.example', 'admin', 14998, 14998, status, '2026-01-01'
        from unnest(array['pending', 'processing', 'shipped', 'completed', 'cancelled']) status;
      insert into order_items (order_id, variant_id, product_name, sku, quantity, unit_price_minor, total_price_minor)
        select o.id, v.id, 'Backpack', v.sku, 2, 7499, 14998 from orders o, product_variants v;
      insert into order_events (order_id, kind, to_status) select id, 'created', status from orders;
      insert into stock_movements (variant_id, sku, quantity, reason, order_id)
        select v.id, v.sku, -2, 'sale', o.id from orders o, product_variants v;
      insert into stock_movements (variant_id, sku, quantity, reason, order_id)
        select v.id, v.sku, 2, 'release', o.id from orders o, product_variants v where o.status = 'cancelled'`),
  );
  await migrate({ ownerUrl, folder });
  await withOwner(ownerUrl, async (client) => {
    const { rows: stock } = await client.query(
      "select stock_quantity, reserved_quantity from product_variants",
    );
    expect(stock).toEqual([{ stock_quantity: 2, reserved_quantity: 4 }]);
    const { rows: orders } = await client.query(
      "select status, stock_state, updated_at < '2026-01-02' as is_old from orders order by status",
    );
    expect(orders).toEqual([
      { status: "cancelled", stock_state: "released", is_old: true },
      { status: "completed", stock_state: "shipped", is_old: true },
      { status: "pending", stock_state: "held", is_old: true },
      { status: "processing", stock_state: "held", is_old: true },
      { status: "shipped", stock_state: "shipped", is_old: true },
    ]);
    expect(await drizzle(client).transaction((db) => checkIntegrity({ db }))).toEqual([]);
  });
});

test("LIFE-27 the timeline of an order that was deleted before the upgrade uses the current word", async () => {
  const ownerUrl = await emptyDatabase("test_deleted_orders");
  await migrate({ ownerUrl, folder: migrationsUpTo(57) });
  await withOwner(ownerUrl, (client) =>
    client.query(`
      insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, deleted_at)
        values ('Ada', 'ada@mail.example', 'admin', 7499, 7499, '2026-01-01');
      insert into order_events (order_id, kind, to_status) select id, 'created', status from orders;
      insert into order_events (order_id, kind) select id, unnest(array['hidden', 'restored', 'hidden']) from orders`),
  );
  await migrate({ ownerUrl, folder });
  const { rows } = await withOwner(ownerUrl, (client) =>
    client.query("select kind, count(*)::int from order_events group by kind order by kind"),
  );
  expect(rows).toEqual([
    { kind: "created", count: 1 },
    { kind: "deleted", count: 2 },
    { kind: "restored", count: 1 },
  ]);
});

test("PERM-24 rights that all moderators shared become individual after the upgrade, and the log continues", async () => {
  const ownerUrl = await emptyDatabase("test_rights_of_roles");
  await migrate({ ownerUrl, folder: migrationsUpTo(44) });
  await withOwner(ownerUrl, (client) =>
    client.query(`
      insert into profiles (full_name, email) select name, name || '@mail.example'
        from unnest(array['ada', 'mo', 'ruth', 'cleo']) name;
      insert into user_roles (user_id, role) select id, case full_name
          when 'ada' then 'admin' when 'cleo' then 'user' else 'moderator' end from profiles;
      insert into role_grants (role, action, granted_at) values
        ('moderator', 'orders.read', '2026-01-01Z'), ('moderator', 'orders.refund', '2026-02-01Z');
      insert into audit_log (action, entity, entity_id, after)
        values ('insert', 'role_grants', 'moderator:orders.read', '{"role": "moderator"}')`),
  );
  await migrate({ ownerUrl, folder });
  await withOwner(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select full_name, action, granted_at from user_grants join profiles on id = user_id order by 1, 2`,
    );
    const each = (full_name: string) => [
      { full_name, action: "orders.read", granted_at: new Date("2026-01-01Z") },
      { full_name, action: "orders.refund", granted_at: new Date("2026-02-01Z") },
    ];
    expect(rows).toEqual([...each("mo"), ...each("ruth")]);
    const log = await client.query("select entity, entity_id from audit_log");
    expect(log.rows).toEqual([{ entity: "user_grants", entity_id: "moderator:orders.read" }]);
  });
});

test("PERM-33 a moderator whose right became heavy has 14 days from the upgrade for a second factor", async () => {
  const ownerUrl = await emptyDatabase("test_heavy_rights");
  await migrate({ ownerUrl, folder: migrationsUpTo(66) });
  await withOwner(ownerUrl, (client) =>
    client.query(`
      alter table user_grants no force row level security;
      insert into profiles (full_name, email) values ('Mo', 'mo@mail.example');
      insert into user_roles (user_id, role) select id, 'moderator' from profiles;
      insert into user_grants (user_id, action, granted_at)
        select id, unnest(array['stock.read', 'prices.write', 'orders.refund']), '2026-01-01Z' from profiles;
      alter table user_grants force row level security`),
  );
  await migrate({ ownerUrl, folder });
  const { rows } = await withOwner(ownerUrl, (client) =>
    client.query("select action, granted_at > '2026-01-01Z' as is_new from user_grants order by 1"),
  );
  expect(rows).toEqual([
    { action: "orders.refund", is_new: false },
    { action: "prices.write", is_new: true },
    { action: "stock.read", is_new: false },
  ]);
});

/** Runs a statement as a shop does, in one of its roles. */
async function asShop(appUrl: string, role: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  try {
    await client.query(`set role ${role}`);
    await client.query(statement);
  } finally {
    await client.end();
  }
}

test("a database keeps working with old roles beside a migrated one, and follows without losing a row or job", async () => {
  const server = await startOwnServer();
  onTestFinished(server.remove);
  const [older, newer] = ["older", "newer"] as const;
  const query = async (name: string, statement: string) => {
    const url = forDatabase(server.ownerUrl, name);
    return (await withOwner(url, (client) => client.query<Record<string, unknown>>(statement)))
      .rows;
  };
  const formerRoles = () =>
    query(newer, "select rolname from pg_roles where rolname in ('shop_till', 'shop_letterbox')");
  const getRows = (name: string, stats: string) =>
    query(
      name,
      `select (select count(*) from orders)::int as orders, (select sum(orders) from ${stats})::int as counted,
         (select count(*) from messages)::int as messages`,
    );
  for (const name of [older, newer]) await query("postgres", `create database ${name}`);
  await migrate({ ownerUrl: forDatabase(server.ownerUrl, older), folder: migrationsUpTo(34) });
  await migrate({ ownerUrl: forDatabase(server.ownerUrl, newer), folder });
  expect(await formerRoles()).toHaveLength(2);

  const order = `insert into orders (customer_name, customer_email, source, subtotal_minor, total_minor, billing_address)
    values ('Ada', 'ada@mail.example', 'checkout', 7499, 7499,
      '{"line1": "1 Elm St", "city": "Haifa", "country": "IL"}')`;
  const message = `insert into messages (kind, name, email, message)
    values ('contact', 'Ada', 'ada@mail.example', 'Hello')`;
  const olderUrl = forDatabase(server.appUrl, older);
  await asShop(olderUrl, "shop_till", order);
  await asShop(olderUrl, "shop_letterbox", message);
  await query(older, "select graphile_worker.add_job('check-books')");
  const newerUrl = forDatabase(server.appUrl, newer);
  // Roles without a right to the schema find no table in it.
  await expect(asShop(newerUrl, "shop_till", order)).rejects.toThrow("does not exist");
  await expect(asShop(newerUrl, "shop_letterbox", message)).rejects.toThrow("does not exist");
  await asShop(newerUrl, "shop_checkout", order);
  await asShop(newerUrl, "shop_public_forms", message);
  const one = [{ orders: 1, counted: 1, messages: 1 }];
  expect(await getRows(newer, "daily_order_stats")).toEqual(one);
  expect(await getRows(older, "order_tallies")).toEqual(one);

  await migrate({ ownerUrl: forDatabase(server.ownerUrl, older), folder });
  expect(await getRows(older, "daily_order_stats")).toEqual(one);
  expect(await query(older, "select task_identifier from graphile_worker.jobs")).toEqual([
    { task_identifier: "check-integrity" },
  ]);
  expect(await formerRoles()).toEqual([]);
});
