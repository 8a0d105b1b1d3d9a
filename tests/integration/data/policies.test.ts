import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { getSqlState } from "#platform/db/sql-error.ts";
import { anonymous, identity, publicForms, system, checkout, type Actor } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";
import { arrangeRows, fillers } from "./policy-rows.ts";
import { undone, undoneAs } from "./verdict.ts";
import { expectations } from "./policy-expectations.ts";
import { actorNames, ids, type ActorName, type Reach } from "./policy-rights.ts";

const database = await testDatabase();

type DatabaseRole = `shop_${string}`;

/** Each actor with the database role that should act for it. */
const actors: Record<ActorName, readonly [Actor | undefined, DatabaseRole]> = {
  anonymous: [anonymous, "shop_anon"],
  userA: [member("user", { id: ids.userA }), "shop_user"],
  userB: [member("user", { id: ids.userB }), "shop_user"],
  moderator: [member("moderator", { id: ids.moderator }), "shop_user"],
  admin: [member("admin", { id: ids.admin }), "shop_admin"],
  identity: [identity, "shop_identity"],
  publicForms: [publicForms, "shop_public_forms"],
  checkout: [checkout, "shop_checkout"],
  system: [system, "shop_system"],
  limits: [undefined, "shop_limits"],
  jobs: [undefined, "shop_jobs"],
};

beforeAll(() => arrangeRows(database));

/**
 * The row with identifiers in place of `$names`, looked up as the owner so that the actor's view
 * plays no part.
 */
async function fill(row: string): Promise<string> {
  let filled = row;
  for (const [name, expression] of Object.entries(fillers)) {
    if (!row.includes(name)) continue;
    const [found] = await database.asOwner(`select ${expression}::text as id`);
    filled = filled.replace(name, `'${String(found?.["id"])}'`);
  }
  return filled;
}

/** How many rows a statement reached, "denied" without the right to it at all. */
async function reach(
  name: ActorName,
  statement: string,
): Promise<number | "denied" | "refused by policy"> {
  const [actor, role] = actors[name];
  let count = 0;
  try {
    if (actor === undefined) return await undoneAs(database, role, statement);
    await undone(database, actor, async (db) => {
      count = (await db.execute(sql.raw(statement))).rowCount ?? 0;
    });
    return count;
  } catch (error) {
    // A view that cannot be written at all, as one that counts, is denied to everybody.
    if (getSqlState(error) === "55000") return "denied";
    if (getSqlState(error) !== "42501") throw error;
    const isPolicy =
      error instanceof Error &&
      error.cause instanceof Error &&
      error.cause.message.includes("row-level security");
    return isPolicy ? "refused by policy" : "denied";
  }
}

async function getRows(table: string, expected: Reach): Promise<number | "denied"> {
  if (expected === "denied") return "denied";
  const where = expected === "all" ? "true" : expected;
  const [found] = await database.asOwner(
    `select count(*)::int as count from ${table} where ${where}`,
  );
  return Number(found?.["count"]);
}

const tables = await database.asOwner(`
  select c.relname as name, c.relkind = 'v' as is_view, c.reloptions as options,
    c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
    (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') order by 1`);

/**
 * Written by the owner itself, by triggers, no matter who gives rise to it; no policy is for the
 * owner. The notes it reads: whoever has one is not forgotten. The devices, too: without one,
 * there is nothing to write down.
 */
const unforced = [
  "audit_log",
  "customers",
  "customer_notes",
  "daily_customer_stats",
  "push_devices",
  "untold_news",
];

describe("row-level security", () => {
  test("DATA-15 the list of expectations has exactly the tables of the database", () => {
    expect(tables.map((table) => table["name"])).toEqual(
      Object.keys(expectations).toSorted((a, b) => a.localeCompare(b, "en")),
    );
  });

  test.each(tables.filter((table) => table["is_view"] === false))(
    "DATA-15 is on, forced and has policies: $name",
    (table) => {
      expect(table).toMatchObject({
        enabled: true,
        forced: !unforced.includes(String(table["name"])),
      });
      expect(table["policies"]).toBeGreaterThanOrEqual(1);
    },
  );

  test("DATA-15 a view shows only what the policies allow its reader to see", () => {
    const views = tables.filter((table) => table["is_view"] === true);
    expect(views.map(({ name, options }) => ({ name, options }))).toEqual([
      { name: "order_figures", options: ["security_invoker=true"] },
      { name: "order_sales", options: ["security_invoker=true"] },
    ]);
  });

  test("DATA-15 the login role itself reaches no table", async () => {
    const [row] = await database.asOwner(`
      select count(*)::int as count from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and has_table_privilege('shop_app', c.oid, 'select, insert, update, delete, truncate, references, trigger')`);
    expect(row).toEqual({ count: 0 });
  });

  test("DATA-15 no role may truncate a table or attach triggers to it", async () => {
    const rows = await database.asOwner(`
      select c.relname, r.rolname from pg_class c, pg_roles r
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and r.rolname like 'shop\\_%' and not r.rolsuper
        and has_table_privilege(r.oid, c.oid, 'truncate, references, trigger')`);
    expect(rows).toEqual([]);
  });
});

const cells = Object.keys(expectations).flatMap((table) =>
  actorNames.map((actor) => ({ table, actor })),
);

describe("what each actor reaches", () => {
  test.each(cells)("DATA-16 $actor in $table", async ({ table, actor }) => {
    const expectation = expectations[table];
    if (!expectation) throw new Error(`no expectation for ${table}`);
    const { touch, row, rights, changeable = "true" } = expectation;
    const requested = rights[actor];
    const read = requested.reads?.join(", ") ?? "*";
    const written = requested.writes?.[0] ?? touch;

    expect(await reach(actor, `select ${read} from public.${table}`), "select").toBe(
      await getRows(table, requested.select),
    );
    const changed = await reach(
      actor,
      `update public.${table} set ${written} = ${written} where ${changeable}`,
    );
    expect(changed, "update").toBe(
      await getRows(table, requested.update === "all" ? changeable : requested.update),
    );
    const filled = await fill(row);
    expect(await reach(actor, `insert into public.${table} ${filled}`), "insert").toBe(
      requested.insert === "allowed" ? 1 : requested.insert,
    );
    // Rows that others refer to cannot be deleted by anybody; they are left out.
    const where = expectation.deletable ?? "true";
    const deleted = await reach(actor, `delete from public.${table} where ${where}`);
    expect(deleted, "delete").toBe(
      await getRows(table, requested.delete === "all" ? where : requested.delete),
    );
  });

  test.each(cells)("DATA-19 $actor uses exactly the needed columns of $table", async (cell) => {
    const { reads, writes, ...may } = expectations[cell.table]?.rights[cell.actor] ?? {
      select: "denied",
      insert: "denied",
      update: "denied",
    };
    const columns = await database.asOwner(
      `select attname as name, has_column_privilege($2, attrelid, attnum, 'select') as read,
         has_column_privilege($2, attrelid, attnum, 'update') as written,
         has_column_privilege($2, attrelid, attnum, 'insert') as inserted
       from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [cell.table, actors[cell.actor][1]],
    );
    // Which rows are let in is a matter of the policy.
    const mayInsert = may.insert === "denied" ? "denied" : "allowed";
    const all = columns.map(({ name }) => name);
    const those = (right: string) =>
      columns.filter((column) => column[right] === true).map(({ name }) => name);
    const expected = (right: string, listed: readonly string[] = []) =>
      right === "denied"
        ? []
        : all.filter((name) => listed.length === 0 || listed.includes(String(name)));
    expect({ read: those("read"), written: those("written"), inserted: those("inserted") }).toEqual(
      {
        read: expected(may.select, reads),
        written: expected(may.update, writes),
        inserted: expected(mayInsert),
      },
    );
  });

  test("DATA-16 a customer sees some own rows, so that the counts above are not zero by accident", async () => {
    const seen = async (table: string) => reach("userA", `select 1 from ${table}`);
    expect(await seen("orders")).toBe(2);
    expect(await seen("order_items")).toBeGreaterThanOrEqual(2);
    expect(await seen("order_events")).toBeGreaterThanOrEqual(2);
    expect(await seen("profiles")).toBe(1);
    expect(await reach("anonymous", "select * from product_images")).toBeGreaterThan(0);
  });

  test("DATA-17 a customer changes only the name in their profile", async () => {
    expect(await reach("userA", "update profiles set full_name = 'New Name'")).toBe(1);
    expect(
      await reach(
        "userA",
        `update profiles set email = 'admin@wanderpaw.example' where id = '${ids.userA}'`,
      ),
    ).toBe("denied");
    expect(await reach("userA", `update profiles set id = '${ids.admin}'`)).toBe("denied");
  });

  test("DATA-17 a signed-in actor without an identity reaches no user's rows", async () => {
    await database.runInTransaction(member("user", { id: ids.userA }), async (db) => {
      await db.execute(sql`select set_config('request.jwt.claims', '', true)`);
      const { rows } = await db.execute(sql`
        select 1 from orders union all select 1 from order_items union all select 1 from order_events
        union all select 1 from profiles union all select 1 from user_roles`);
      expect(rows).toEqual([]);
    });
  });
});
