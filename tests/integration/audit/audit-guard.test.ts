import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { getSqlState } from "#platform/db/sql-error.ts";
import { system } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";
import { undoneAs } from "../data/verdict.ts";

const database = await testDatabase({ seeded: true });

/** The whole log, as one text. */
const theLog = async () =>
  (
    await database.asOwner(
      "select count(*), md5(string_agg(l::text, '' order by id)) from audit_log l",
    )
  )[0];

test.each(
  [
    "shop_anon",
    "shop_user",
    "shop_admin",
    "shop_moderator",
    "shop_identity",
    "shop_public_forms",
    "shop_checkout",
    "shop_privacy",
    "shop_system",
    "shop_limits",
    "shop_jobs",
  ].map((role) => ({ role })),
)("AUDIT-05 $role can write, change and delete nothing in the log", async ({ role }) => {
  await database.runInTransaction(member("admin"), async (db) => {
    await db.execute(sql`update products set featured = not featured`);
  });
  const before = await theLog();
  for (const statement of [
    "insert into public.audit_log (action, entity, entity_id, after) values ('insert', 'orders', '1', '{}')",
    "update public.audit_log set actor_email = 'other@mail.example'",
    "delete from public.audit_log",
    "truncate public.audit_log",
    "alter table public.products disable trigger write_audit_entry",
    "set session_replication_role = replica",
    "drop trigger write_audit_entry on public.products",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- each on a connection of its own
    const thrown: unknown = await undoneAs(database, role, statement).catch(
      (error: unknown) => error,
    );
    expect([statement, getSqlState(thrown)]).toEqual([statement, "42501"]);
  }
  expect(await theLog()).toEqual(before);
});

test("AUDIT-05 no role can call the writer of the log directly", async () => {
  const [row] = await database.asOwner(`
    select p.prosecdef as definer, p.proconfig as config,
      (select count(*)::int from pg_roles r
        where r.rolname like 'shop\\_%' and not r.rolsuper and has_function_privilege(r.oid, p.oid, 'execute')) as callers
    from pg_proc p where p.proname = 'write_audit_entry'`);
  expect(row).toEqual({ definer: true, config: ['search_path=""'], callers: 0 });
});

test("AUDIT-06 a change writes one entry per row, and actors that are not audited have no overhead", async () => {
  await database.asOwner(
    `insert into product_attributes (product_id, attribute_name, attribute_value)
     select p.id, 'Cost ' || n, 'x' from (select id from products limit 1) p, generate_series(1, 1000) n`,
  );
  const planSchema = z.array(
    z.object({ Triggers: z.array(z.object({ Calls: z.number() }).loose()) }),
  );
  async function auditing(actor: Parameters<typeof database.runInTransaction>[0]) {
    return database.runInTransaction(actor, async (db) => {
      const { rows } = await db.execute<{ "QUERY PLAN": unknown }>(
        sql`explain (analyze, format json) update product_attributes set attribute_value = attribute_value || '.' where attribute_name like 'Cost %'`,
      );
      const [plan] = planSchema.parse(rows[0]?.["QUERY PLAN"]);
      return plan?.Triggers.find((trigger) => trigger["Trigger Name"] === "write_audit_entry");
    });
  }
  expect((await auditing(member("admin")))?.Calls).toBe(1000);
  expect((await auditing(system))?.Calls ?? 0).toBe(0);
});

test("AUDIT-01 every table that the back office writes is logged, except derived tables and ledgers", async () => {
  const unaudited = await database.asOwner(`
    select c.relname as name
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (has_any_column_privilege('shop_admin', c.oid, 'insert, update')
        or has_table_privilege('shop_admin', c.oid, 'delete'))
      and not exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'write_audit_entry')
    order by name`);
  expect(unaudited.map((row) => row["name"])).toEqual([
    // The history of what was published is in the log.
    "content_documents",
    "content_drafts",
    // Follows from the order that it belongs to.
    "coupon_redemptions",
    "daily_order_stats",
    "daily_sales_stats",
    // The movement that ends a held unit says who did it.
    "held_units",
    "hold_alerts",
    // A person's own choice of notices.
    "muted_news",
    "order_events",
    // A page at a payment service: the events of its order say what came of it.
    "payment_pages",
    // Where somebody has things sent: their own alone, whatever else they may.
    "saved_addresses",
    // How somebody likes to look at a list.
    "saved_views",
    "stale_money_days",
    "stock_alerts",
    "stock_levels",
    "variant_slugs",
  ]);
});
