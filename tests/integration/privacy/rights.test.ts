// How far the privacy role reaches; the matrix of the other roles is in ../data.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { getSqlState } from "#platform/db/sql-error.ts";
import { getPrivacyRole } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase({ seeded: true });

const columnsWith = async (condition: string) =>
  (
    await database.asOwner(`
      select c.relname || '.' || a.attname as name
      from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and ${condition} order by 1`)
  ).map(({ name }) => String(name));

test("PRIV-20 the privacy role can read all texts except secrets and those about backups", async () => {
  const unread = await columnsWith(
    `(t.typcategory = 'S' or t.typname in ('json', 'jsonb', '_text')) and not has_column_privilege('shop_privacy', c.oid, a.attnum, 'select')`,
  );
  expect(unread).toEqual([
    "accounts.password_hash",
    "backup_runs.file_name",
    "backup_runs.outcome",
    "backup_runs.reason",
    "done_checks.key",
    "integrity_findings.examples",
    "integrity_findings.rule",
    "mail_secrets.secret",
    "muted_news.kind",
    "newsletter_subscribers.unsubscribe_token",
    "one_time_tokens.purpose",
    "passkey_challenges.purpose",
    // With these, news would reach the person's device.
    "push_devices.auth",
    "push_devices.endpoint",
    "push_devices.p256dh",
    "setup_warnings.problem",
    "signing_keys.purpose",
    "untold_news.kind",
  ]);
});

test("PRIV-20 the privacy role can read every row of its tables", async () => {
  const tables = await database.asOwner(
    `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
       and has_any_column_privilege('shop_privacy', c.oid, 'select')
       and not exists (select from pg_policy p where p.polrelid = c.oid and 'shop_privacy'::regrole = any (p.polroles))`,
  );
  expect(tables).toEqual([]);
});

test("PRIV-20 the privacy role can change texts about people, but no amount, status or time", async () => {
  expect(
    await columnsWith(`has_column_privilege('shop_privacy', c.oid, a.attnum, 'update')`),
  ).toEqual([
    "customers.phone",
    "door_answers.note",
    "order_events.facts",
    "order_events.note",
    "order_items.agreed_reason",
    "orders.agreed_reason",
    "orders.billing_address",
    "orders.customer_email",
    "orders.customer_name",
    "orders.customer_phone",
    "orders.customer_vat_number",
    "orders.key_hash",
    "orders.shipping_address",
    "refunds.last_error",
    "refunds.reason",
    "security_alerts.events",
    "security_events.details",
    "security_events.email",
    "shipments.tracking_number",
    "shipments.tracking_url",
    "stock_movements.note",
  ]);
  const rows = await database.asOwner(`
    select c.relname as name, has_table_privilege('shop_privacy', c.oid, 'insert') as puts,
      has_table_privilege('shop_privacy', c.oid, 'delete') as takes
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_table_privilege('shop_privacy', c.oid, 'insert, delete') order by 1`);
  expect(rows.filter(({ takes }) => takes).map(({ name }) => name)).toEqual([
    "customer_notes",
    "customers",
    "mails",
    "messages",
    "newsletter_subscribers",
    "order_tags",
    "profiles",
    "rate_limits",
    "returns",
    "reviews",
    "role_invitations",
  ]);
  expect(rows.filter(({ puts }) => puts).map(({ name }) => name)).toEqual([
    "data_exports",
    "erasures",
    // A change of a refund marks the day of its money.
    "stale_money_days",
  ]);
});

const redact = (kind: "admin" | "moderator") =>
  database
    .runInTransaction(getPrivacyRole(member(kind)), (db) =>
      db.execute(
        sql`select app.redact_audit_log(array[]::text[], 'nobody@mail.example', '-') as changed`,
      ),
    )
    .then(({ rows }) => rows[0]?.["changed"], getSqlState);

test("PRIV-21 only the privacy role can redact the log of changes", async () => {
  expect(await redact("admin")).toBe(0);
  expect(await redact("moderator")).toBe("42501");
  const callers = await database.asOwner(`
    select r.rolname as name from pg_roles r, pg_proc p
    where p.proname = 'redact_audit_log' and r.rolname like 'shop\\_%' and not r.rolsuper
      and has_function_privilege(r.oid, p.oid, 'execute')`);
  expect(callers).toEqual([{ name: "shop_privacy" }]);
  const direct = await database
    .runInTransaction(getPrivacyRole(member("admin")), (db) =>
      db.execute(sql`update audit_log set actor_email = 'x'`),
    )
    .then(() => "accepted", getSqlState);
  expect(direct).toBe("42501");
});
