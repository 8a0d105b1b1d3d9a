// Statements of an attacker. All of ours carry foreign text as parameters (a rule in
// tests/architecture holds that); this is about how far it would get nevertheless.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { getSqlState } from "#platform/db/sql-error.ts";
import { anonymous, identity, publicForms, system, checkout, type Actor } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";
import { readSources } from "../../architecture/sources.ts";

const database = await testDatabase({ seeded: true });

const attempt = (actor: Actor, statement: string) =>
  database
    .runInTransaction(actor, (db) => db.execute(sql.raw(statement)))
    .then(() => "accepted", getSqlState);

describe("user input", () => {
  test.each([
    "1; set local role shop_admin",
    "' || set_config('role', 'shop_admin', true) || '",
    "'); reset role; --",
    "$1",
    "\\'; set role shop_system; --",
  ])("DATA-20 is a value and changes neither role nor claims: %s", async (text) => {
    const actor = member("user");
    const { rows } = await database.runInTransaction(actor, async (db) => {
      const { rows: echoed } = await db.execute(sql`select ${text}::text as text`);
      expect(echoed).toEqual([{ text }]);
      return db.execute(sql`select current_user as role, app.uid() as uid`);
    });
    expect(rows).toEqual([{ role: "shop_user", uid: actor.id }]);
  });

  test("DATA-20 in an actor's name or address cannot forge claims", async () => {
    const actor = member("user", {
      email: `a","role":"admin","sub":"${randomUUID()}@mail.example`,
    });
    const { rows } = await database.runInTransaction(actor, (db) =>
      db.execute(
        sql`select app.uid() as uid, current_setting('request.jwt.claims')::jsonb ->> 'role' as role`,
      ),
    );
    expect(rows).toEqual([{ uid: actor.id, role: "user" }]);
  });
});

describe("an injected statement", () => {
  // Known, and the reason for the rule above: PostgreSQL lets a login change into each of its roles
  // at any time.
  test.each(["set local role shop_identity", "select set_config('role', 'shop_identity', true)"])(
    "DATA-21 could switch to another role of the shop: %s",
    async (change) => {
      const seen = database.runInTransaction(member("user"), async (db) => {
        await db.execute(sql.raw(change));
        const { rows } = await db.execute(sql`select password_hash from accounts`);
        return rows.length;
      });
      expect(await seen).toBeGreaterThan(0);
    },
  );

  test("DATA-21 could do so within one statement", async () => {
    const { rows } = await database.runInTransaction(member("user"), (db) =>
      db.execute(
        sql`select set_config('role', 'shop_identity', true),
          query_to_xml('select password_hash from accounts', true, true, '')::text as found`,
      ),
    );
    expect(rows[0]?.["found"]).toContain("$argon2id$");
  });

  test.each([
    "set local role shop_owner",
    "set local session authorization shop_owner",
    "set local role pg_read_all_data",
    "set local row_security = off; select * from profiles",
    "alter table profiles disable row level security",
    "create function app.uid2() returns uuid language sql as 'select null::uuid'",
    "drop policy profiles_own on profiles",
    "grant shop_admin to shop_user",
    "copy (select 1) to program 'true'",
    "select pg_read_file('/etc/passwd')",
  ])("DATA-21 could not become the owner or change the rules: %s", async (statement) => {
    // Two statements at once are refused as such when they come again: they cannot be prepared.
    for (const actor of [anonymous, member("user"), member("admin"), system])
      expect(await attempt(actor, statement)).toMatch(/^(42501|42P01|42601)$/);
  });

  test("DATA-21 has no effect on the next transaction of the connection", async () => {
    const single = openDatabase({ connectionString: database.appUrl, max: 1 });
    const smuggled = sql.raw(`set role shop_admin;
      select set_config('request.jwt.claims', '{"sub": "${randomUUID()}"}', false)`);
    const before = await single.runInTransaction(member("user"), async (db) => {
      await db.execute(smuggled);
      return db.execute(sql`select pg_backend_pid() as pid`);
    });
    const { rows } = await single.runInTransaction(anonymous, (db) =>
      db.execute(sql`select pg_backend_pid() as pid, current_user as role, app.uid() as uid`),
    );
    await single.close();
    expect(rows).toEqual([{ pid: before.rows[0]?.["pid"], role: "shop_anon", uid: null }]);
  });
});

describe("the job queue and the counters", () => {
  const moderator = { ...member("moderator"), isInBackOffice: true } as const;
  const mayAsk = (actor: Actor) =>
    attempt(actor, "select app.enqueue('send-mail', '{}'::jsonb, 'key', 1)");

  test("DATA-22 only the identity role, the public forms, the back office and the shop itself request jobs", async () => {
    for (const actor of [anonymous, member("user"), member("moderator")])
      expect(await mayAsk(actor)).toBe("42501");
    for (const actor of [identity, publicForms, moderator, member("admin"), system])
      expect(await mayAsk(actor)).toBe("accepted");
  });

  test("DATA-55 each role requests the jobs that the list names for it, and no others", async () => {
    const list = await database.asOwner("select role, task from app.jobs_of_roles()");
    const tasks = [...new Set(list.map(({ task }) => String(task))), "make-backup", "anything"];
    const roles = {
      shop_identity: identity,
      shop_public_forms: publicForms,
      shop_checkout: checkout,
      shop_admin: member("admin"),
      shop_moderator: moderator,
      shop_system: system,
    } as const;
    for (const [role, actor] of Object.entries(roles))
      for (const task of tasks) {
        const isNamed = list.some((each) => each["role"] === role && each["task"] === task);
        expect([
          role,
          task,
          await attempt(actor, `select app.enqueue('${task}', '{}'::jsonb, 'key', 1)`),
        ]).toEqual([role, task, isNamed ? "accepted" : "42501"]);
      }
    expect(new Set(list.map(({ role }) => role))).toEqual(new Set(Object.keys(roles)));
  });

  test("DATA-55 the list names exactly what the sources request, and tasks that the worker knows", async () => {
    const list = await database.asOwner("select distinct task from app.jobs_of_roles()");
    const named = list.map(({ task }) => String(task)).toSorted();
    const sources = readSources("src/**/*.ts").map(({ text }) => text);
    const asked = sources.flatMap((text) =>
      [...text.matchAll(/\bqueueJob\([^;]*?\btask: "([\w-]+)"/g)].map(([, task = ""]) => task),
    );
    expect([...new Set(asked)].toSorted()).toEqual(named);
    for (const task of named)
      expect(sources.filter((text) => text.includes(`"${task}": task(`))).toHaveLength(1);
  });

  test("DATA-22 only the worker sees the queue or adds to it directly", async () => {
    for (const actor of [anonymous, member("user"), member("admin"), system]) {
      expect(await attempt(actor, "select * from graphile_worker._private_jobs")).toBe("42501");
      expect(await attempt(actor, "select graphile_worker.add_job('send-mail')")).toBe("42501");
    }
  });

  async function asRole(role: string, statement: string): Promise<string> {
    const options = `-c role=${role}`;
    const client = new pg.Client({ connectionString: database.appUrl, options });
    await client.connect();
    const end = await client.query(statement).then(() => "accepted", getSqlState);
    await client.end();
    return end ?? "failed";
  }

  test("DATA-23 the worker's own connections reach the queue and no table of the shop", async () => {
    expect(await asRole("shop_jobs", "select * from graphile_worker._private_jobs")).toBe(
      "accepted",
    );
    expect(await asRole("shop_jobs", "select * from public.mails")).toBe("42501");
    expect(await asRole("shop_jobs", "select app.uid()")).toBe("42501");
  });

  test("DATA-23 the connections that count attempts reach only the counters", async () => {
    expect(await asRole("shop_limits", "select * from rate_limits")).toBe("accepted");
    expect(await asRole("shop_limits", "select * from profiles")).toBe("42501");
    expect(await asRole("shop_limits", "select app.uid()")).toBe("42501");
    expect(await asRole("shop_limits", "select * from graphile_worker._private_jobs")).toBe(
      "42501",
    );
  });
});
