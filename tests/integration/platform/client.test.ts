import { sql } from "drizzle-orm";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#platform/db/client.ts";
import { getSqlState, findViolatedConstraint } from "#platform/db/sql-error.ts";
import { anonymous, identity, system } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
await database.asOwner("create table notes (id int primary key, body text not null)");
await database.asOwner("grant select, insert on notes to shop_system");
await database.asOwner("grant select on notes to shop_admin");

const user = member("user");
const moderator = member("moderator");
const admin = member("admin");

/**
 * Runs `work` on a plain connection with the application's login, as code that avoids
 * `runInTransaction` would.
 */
async function asLogin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function getState(promise: Promise<unknown>): Promise<string | undefined> {
  return promise.then(() => "no error", getSqlState);
}

describe("the application's login", () => {
  test("reads nothing before it switches to a role", async () => {
    const state = await asLogin((client) => getState(client.query("select * from public.notes")));
    expect(state).toBe("42501");
  });

  test("cannot become the owner, a superuser or a role that reads all data", async () => {
    const states = await asLogin(async (client) => [
      await getState(client.query("select set_config('role', 'shop_owner', false)")),
      await getState(client.query("set role shop_owner")),
      await getState(client.query("set session authorization shop_owner")),
      await getState(client.query("set role pg_read_all_data")),
    ]);
    expect(states).toEqual(["42501", "42501", "42501", "42501"]);
  });

  test("owns nothing, inherits nothing and cannot bypass policies", async () => {
    const [role] = await database.asOwner(
      "select rolsuper, rolinherit, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = 'shop_app'",
    );
    expect(role).toEqual({
      rolsuper: false,
      rolinherit: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
    });
    const owned = await database.asOwner(
      "select 1 from pg_class where relowner = 'shop_app'::regrole",
    );
    expect(owned).toEqual([]);
  });

  test("cannot create objects in public or in app", async () => {
    const states = await asLogin(async (client) => [
      await getState(client.query("create table public.mine (id int)")),
      await getState(client.query("create table app.mine (id int)")),
    ]);
    expect(states).toEqual(["42501", "42501"]);
  });
});

describe("a transaction", () => {
  test.each([
    [anonymous, "shop_anon", null, { role: "anonymous" }],
    [user, "shop_user", user.id, { sub: user.id, email: user.email, role: "user" }],
    [
      moderator,
      "shop_user",
      moderator.id,
      { sub: moderator.id, email: moderator.email, role: "moderator" },
    ],
    [
      { ...moderator, isInBackOffice: true },
      "shop_moderator",
      moderator.id,
      { sub: moderator.id, email: moderator.email, role: "moderator" },
    ],
    [admin, "shop_admin", admin.id, { sub: admin.id, email: admin.email, role: "admin" }],
    [identity, "shop_identity", null, { role: "identity" }],
    [system, "shop_system", null, { role: "system" }],
  ] as const)("acts as the role of its actor: %o", async (actor, role, uid, claims) => {
    const { rows } = await database.runInTransaction(actor, (db) =>
      db.execute(
        sql`select current_user as role, app.uid() as uid, current_setting('request.jwt.claims')::jsonb as claims`,
      ),
    );
    expect(rows).toEqual([{ role, uid, claims }]);
  });

  test("leaves neither role nor claims on the connection", async () => {
    const single = openDatabase({ connectionString: database.appUrl, max: 1 });
    const whoAndWhat = sql`select pg_backend_pid() as pid, current_user as role, app.uid() as uid`;
    const first = await single.runInTransaction(admin, (db) => db.execute(whoAndWhat));
    await expect(
      single.runInTransaction(user, () => Promise.reject(new Error("given up"))),
    ).rejects.toThrow("given up");
    const last = await single.runInTransaction(anonymous, (db) => db.execute(whoAndWhat));
    await single.close();
    expect(last.rows).toEqual([{ pid: first.rows[0]?.["pid"], role: "shop_anon", uid: null }]);
  });

  test("has the grants of its role and no others", async () => {
    const insert = sql`insert into notes values (1, 'kept')`;
    expect(await getState(database.runInTransaction(anonymous, (db) => db.execute(insert)))).toBe(
      "42501",
    );
    expect(await getState(database.runInTransaction(admin, (db) => db.execute(insert)))).toBe(
      "42501",
    );
    await database.runInTransaction(system, (db) => db.execute(insert));
    const seen = await database.runInTransaction(admin, (db) =>
      db.execute(sql`select body from notes where id = 1`),
    );
    expect(seen.rows).toEqual([{ body: "kept" }]);
  });

  test("is rolled back completely when its work throws", async () => {
    const work = database.runInTransaction(system, async (db) => {
      await db.execute(sql`insert into notes values (2, 'undone')`);
      throw new AppError("conflict", "changed my mind");
    });
    await expect(work).rejects.toMatchObject({ code: "conflict" });
    expect(await database.asOwner("select from notes where id = 2")).toEqual([]);
  });

  test("fails when the error of a statement was swallowed", async () => {
    const work = database.runInTransaction(system, async (db) => {
      await db.execute(sql`insert into notes values (3, 'lost')`);
      await db.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(work).rejects.toMatchObject({ code: "internal" });
    expect(await database.asOwner("select from notes where id = 3")).toEqual([]);
  });

  test("continues after an error inside a savepoint", async () => {
    await database.runInTransaction(system, async (db) => {
      await db.execute(sql`insert into notes values (4, 'kept')`);
      const inner = db.transaction((nested) =>
        nested.execute(sql`insert into notes values (4, 'twice')`),
      );
      expect(findViolatedConstraint(await inner.catch((error: unknown) => error))).toBe(
        "notes_pkey",
      );
    });
    expect(await database.asOwner("select body from notes where id = 4")).toEqual([
      { body: "kept" },
    ]);
  });

  test("has a statement timeout", async () => {
    const { rows } = await database.runInTransaction(anonymous, (db) =>
      db.execute(sql`show statement_timeout`),
    );
    expect(rows).toEqual([{ statement_timeout: "30s" }]);
  });
});

describe("a read-only transaction", () => {
  test("HTTP-33 a read-only transaction cannot write, and its connection can write again for others", async () => {
    const single = openDatabase({ connectionString: database.appUrl, max: 1 });
    const count = () =>
      single.runInTransaction(
        system,
        async (db) => (await db.execute(sql`select from notes where id in (7, 8)`)).rowCount,
        { isReadOnly: true },
      );
    const insert = (id: number, isReadOnly: boolean) =>
      single.runInTransaction(
        system,
        (db) => db.execute(sql`insert into notes values (${id}, 'one of these')`),
        { isReadOnly },
      );
    try {
      expect(await getState(insert(7, true))).toBe("25006");
      const [before, , after] = await Promise.all([count(), insert(8, false), count()]);
      expect([before, after]).toEqual([0, 1]);
    } finally {
      await single.close();
    }
  });
});

describe("a transaction aborted in favour of another", () => {
  test.each([
    ["40P01", "a deadlock"],
    ["40001", "a serialization failure"],
    ["55P03", "a lock that is held for too long"],
  ])("DATA-29 is unavailable, to be retried: %s, %s", async (state) => {
    const work = database.runInTransaction(system, (db) =>
      db.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`)),
    );
    await expect(work).rejects.toMatchObject({ code: "unavailable", status: 503 });
  });
});

describe("a read-only database", () => {
  test("FAULT-20 a read-only database counts as unavailable, and connections are discarded until it accepts writes", async () => {
    const single = openDatabase({ connectionString: database.appUrl, max: 1 });
    const insert = () =>
      single.runInTransaction(system, (db) =>
        db.execute(sql`insert into notes values (6, 'again')`),
      );
    await single.checkConnection();
    const [row] = await database.asOwner("select current_database() as name");
    const name = String(row?.["name"]);
    try {
      await expect(
        single.runInTransaction(system, async (db) => {
          await db.execute(sql`set transaction read only`);
          await db.execute(sql`insert into notes values (6, 'never')`);
        }),
      ).rejects.toMatchObject({ code: "unavailable", status: 503 });
      // Its connection is gone, and a new one would only read.
      await database.asOwner(`alter database ${name} set default_transaction_read_only = on`);
      await expect(single.checkConnection()).rejects.toMatchObject({ code: "unavailable" });
      await expect(insert()).rejects.toMatchObject({ code: "unavailable" });
      await database.asOwner(`alter database ${name} reset default_transaction_read_only`);
      await insert();
    } finally {
      await single.close();
    }
  });
});

describe("a lost server", () => {
  test("fails the running transaction as unavailable, and the next one works", async () => {
    const work = database.runInTransaction(system, async (db) => {
      const { rows } = await db.execute(sql`select pg_backend_pid() as pid`);
      await database.asOwner("select pg_terminate_backend($1)", [rows[0]?.["pid"]]);
      await db.execute(sql`insert into notes values (5, 'never')`);
    });
    await expect(work).rejects.toMatchObject({ code: "unavailable", status: 503 });
    await expect(database.checkConnection()).resolves.toBeUndefined();
    expect(await database.asOwner("select from notes where id = 5")).toEqual([]);
  });

  test("does not end the process when the connection breaks while a transaction waits", async () => {
    const work = database.runInTransaction(system, async (db) => {
      const { rows } = await db.execute(sql`select pg_backend_pid() as pid`);
      const pid = rows[0]?.["pid"];
      await database.asOwner("select pg_terminate_backend($1, 5000)", [pid]);
    });
    await expect(work).rejects.toMatchObject({ code: "unavailable" });
  });

  test("that never answers is unavailable", async () => {
    const nowhere = openDatabase({
      connectionString: "postgresql://shop_app@localhost/x?host=/nonexistent",
      max: 1,
    });
    await expect(nowhere.checkConnection()).rejects.toMatchObject({ code: "unavailable" });
    await expect(nowhere.runInTransaction(system, () => Promise.resolve())).rejects.toMatchObject({
      code: "unavailable",
    });
    await nowhere.close();
  });

  test("leaves other errors unchanged", async () => {
    const work = database.runInTransaction(system, () =>
      Promise.reject(Object.assign(new Error("no such file"), { code: "ENOENT" })),
    );
    await expect(work).rejects.toThrow("no such file");
  });
});
