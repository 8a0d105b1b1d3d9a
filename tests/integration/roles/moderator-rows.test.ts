// Rows that the database itself lets moderators read and change: by the rights granted to each.
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { searchPastPolicies } from "#platform/db/search-past-policies.ts";
import { getSqlState } from "#platform/db/sql-error.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";
import { addGrants, setGrants } from "../../support/grants.ts";
import { arrangeRows } from "../data/policy-rows.ts";
import { undone } from "../data/verdict.ts";

const database = await testDatabase();
await arrangeRows(database);

/** Two who are let into the back office, past everything but the database. */
const packer = { ...member("moderator"), isInBackOffice: true } as const;
const writer = { ...member("moderator"), isInBackOffice: true } as const;
const bare = { ...member("moderator"), isInBackOffice: true } as const;
const admin = member("admin");
await database.asOwner(`insert into profiles (id, full_name, email) values
  ('${packer.id}', 'Pia', 'pia@mail.example'), ('${writer.id}', 'Will', 'will@mail.example'),
  ('${bare.id}', 'Ben', 'ben@mail.example')`);
await database.asOwner(`insert into user_roles (user_id, role) values
  ('${packer.id}', 'moderator'), ('${writer.id}', 'moderator'), ('${bare.id}', 'moderator')`);
await addGrants(database, ["orders.read", "orders.write"], { userId: packer.id });
await addGrants(database, ["messages.read", "messages.write"], { userId: writer.id });

type Somebody = typeof packer | typeof admin;

/** How many rows a statement reaches for somebody, or the state that refuses it. */
async function reach(actor: Somebody, statement: string): Promise<number | string | undefined> {
  let count = 0;
  try {
    await undone(database, actor, async (db) => {
      count = (await db.execute(sql.raw(statement))).rowCount ?? 0;
    });
    return count;
  } catch (error) {
    return getSqlState(error);
  }
}

const ofOrders = ["orders", "order_items", "order_events", "payments", "refunds", "shipments"];
const ofMessages = ["messages", "message_replies", "newsletter_subscribers"];
const ofNeither = ["customer_notes", "audit_log", "security_events", "content_drafts"];

describe("PERM-27 a moderator reads", () => {
  test.each(ofOrders)("%s only with the right to orders", async (table) => {
    const rows = `select from ${table}`;
    expect(await reach(packer, rows)).toBe(await reach(admin, rows));
    expect(await reach(packer, rows)).toBeGreaterThan(0);
    expect(await reach(writer, rows)).toBe(0);
  });

  test.each(ofMessages)("%s only with the right to messages", async (table) => {
    const rows = `select from ${table}`;
    expect(await reach(writer, rows)).toBe(await reach(admin, rows));
    expect(await reach(writer, rows)).toBeGreaterThan(0);
    expect(await reach(packer, rows)).toBe(0);
  });

  test.each(ofNeither)("nothing of %s with either of them", async (table) => {
    await database.asOwner(
      "insert into audit_log (action, entity, entity_id, after) values ('insert', 'orders', '1', '{}')",
    );
    expect(await reach(admin, `select from ${table}`)).toBeGreaterThan(0);
    for (const actor of [packer, writer])
      expect(await reach(actor, `select from ${table}`)).toBe(0);
  });
});

describe("PERM-32 a moderator without rights reads", () => {
  test.each(["profiles", "coupons", "guest_holds", "content_revisions"])(
    "no rows of others in %s",
    async (table) => {
      const others = table === "profiles" ? `where id <> '${bare.id}'` : "";
      const rows = `select from ${table} ${others}`;
      expect(await reach(admin, rows)).toBeGreaterThan(0);
      expect(await reach(bare, rows)).toBe(0);
    },
  );

  test("names of colleagues only with some right, and names of customers only with the right to orders", async () => {
    const staff = "select from profiles join user_roles on user_id = profiles.id";
    expect(await reach(bare, staff)).toBe(1);
    const right = { userId: bare.id };
    await setGrants(database, ["stock.read"], right);
    expect(await reach(bare, staff)).toBe(await reach(admin, staff));
    const customers = "select from profiles where id not in (select user_id from user_roles)";
    expect(await reach(bare, customers)).toBe(0);
    expect(await reach(packer, customers)).toBe(await reach(admin, customers));
    await setGrants(database, [], right);
  });
});

describe("PERM-27 a moderator changes", () => {
  const changes = {
    order: "update orders set customer_name = 'Another'",
    refund: "update refunds set state = state where false",
    message: "update messages set state = state",
    product: "update products set name = name",
    coupon: "update coupons set is_public = is_public",
    note: "update customer_notes set body = body",
    stock: "delete from variant_costs where false",
  } as const;

  test("permitted rows, and gets an error for all others", async () => {
    expect(await reach(packer, changes.order)).toBeGreaterThan(0);
    expect(await reach(writer, changes.message)).toBeGreaterThan(0);
    const { order, message, ...others } = changes;
    for (const statement of [message, ...Object.values(others)])
      expect([statement, await reach(packer, statement)]).toEqual([statement, "42501"]);
    for (const statement of [order, ...Object.values(others)])
      expect([statement, await reach(writer, statement)]).toEqual([statement, "42501"]);
    for (const statement of Object.values(changes))
      expect([statement, await reach(admin, statement)]).toEqual([statement, expect.any(Number)]);
  });

  test("nothing as soon as the right is revoked", async () => {
    await setGrants(database, ["orders.read"], { userId: packer.id });
    expect(await reach(packer, changes.order)).toBe("42501");
    expect(await reach(packer, "select from orders")).toBeGreaterThan(0);
    await setGrants(database, [], { userId: packer.id });
    expect(await reach(packer, "select from orders")).toBe(0);
    await setGrants(database, ["orders.read", "orders.write"], { userId: packer.id });
  });
});

test("PERM-27 no database rule about staff omits the role of moderators", async () => {
  const forgetful = await database.asOwner(
    `select tgrelid::regclass::text as of_table, tgname as name from pg_trigger
     where not tgisinternal and pg_get_triggerdef(oid) like '%''shop_admin''%'
       and pg_get_triggerdef(oid) not like '%''shop_moderator''%'`,
  );
  expect(forgetful).toEqual([]);
  const jobs = (role: string) =>
    database.asOwner("select task from app.jobs_of_roles() where role = $1 order by 1", [role]);
  expect(await jobs("shop_moderator")).toEqual(await jobs("shop_admin"));
});

describe("PERM-28 a search of orders", () => {
  const find = sql`select id from orders where search_text like '%a%' or search_text like '%mail%'`;
  const plan = sql`explain select id from orders where search_text like '%lovelace%'`;
  const role = sql`select current_setting('role') as role`;

  /** Number of orders that an actor's search finds, its plan, and the role afterwards. */
  const search = (actor: Somebody) =>
    database.runInTransaction(actor, async (db) => {
      await db.execute(sql`set local enable_seqscan = off`);
      const [found, planned] = await searchPastPolicies({ db, actor }, "orders.read", async () => [
        await db.execute(find),
        await db.execute(plan),
      ]);
      const [after] = (await db.execute(role)).rows;
      return { count: found.rowCount, plan: JSON.stringify(planned.rows), role: after?.["role"] };
    });

  test("uses the index for moderators with the right to orders, as for administrators", async () => {
    const { count, plan: asAdmin, role: adminRole } = await search(admin);
    expect(count).toBeGreaterThan(0);
    expect(asAdmin).toContain("orders_search");
    expect(adminRole).toBe("shop_admin");
    const packers = await search(packer);
    expect(packers).toEqual({ count, plan: asAdmin, role: "shop_moderator" });
  });

  test("finds nothing for a moderator without the right", async () => {
    expect(await search(writer)).toMatchObject({ count: 0, role: "shop_moderator" });
  });
});
