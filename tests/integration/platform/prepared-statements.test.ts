import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase, type Db } from "#platform/db/client.ts";
import { createStatement } from "#platform/db/create-statement.ts";
import { getSqlState } from "#platform/db/sql-error.ts";
import { anonymous, system } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
await database.asOwner("create table notes (id int primary key, body text not null)");
await database.asOwner("grant select on notes to shop_system");

/** A pool of one connection, closed with its scope. */
function openSingle(options: { isPooled?: boolean } = {}) {
  const single = openDatabase({ connectionString: database.appUrl, max: 1, ...options });
  return Object.assign(single, { [Symbol.asyncDispose]: () => single.close() });
}

const greet = (db: Db, name: string) => db.execute(sql`select ${name}::text as greeted`);
const listPrepared = async (db: Db) => {
  const { rows } = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where statement like '%greeted%' and statement not like '%pg_prepared%'`,
  );
  return rows.map(({ statement }) => statement);
};

test("DATA-57 is prepared from its second use on, and answers by its own values and rights", async () => {
  await using single = openSingle();
  const seen = await single.runInTransaction(member("user"), async (db) => {
    const first = await greet(db, "one");
    const before = await listPrepared(db);
    const later = [await greet(db, "two"), await greet(db, "three")];
    return { before, after: await listPrepared(db), answers: [first, ...later] };
  });
  expect(seen.before).toEqual([]);
  expect(seen.after).toEqual(["select $1::text as greeted"]);
  expect(seen.answers.map(({ rows }) => rows[0]?.["greeted"])).toEqual(["one", "two", "three"]);

  const readNotes = (db: Db) => db.execute(sql`select count(*)::integer as count from notes`);
  for (let time = 0; time < 3; time += 1) await single.runInTransaction(system, readNotes);
  const asVisitor = single.runInTransaction(anonymous, readNotes);
  expect(await asVisitor.catch(getSqlState)).toBe("42501");
});

test.each([
  ["behind a pooler", { isPooled: true }, member("user")],
  ["for staff, who look for what differs too much", {}, member("admin")],
])("DATA-57 is not prepared %s", async (_, options, actor) => {
  await using single = openSingle(options);
  const prepared = await single.runInTransaction(actor, async (db) => {
    for (const name of ["one", "two", "three"]) await greet(db, name);
    return listPrepared(db);
  });
  expect(prepared).toEqual([]);
});

test.each([
  ["on a connection of its own", {}, 1],
  ["behind a pooler, unprepared", { isPooled: true }, 0],
])(
  "DATA-57 is built once and answers by its own values and rights, %s",
  async (_, options, names) => {
    await using single = openSingle(options);
    let builds = 0;
    const answer = createStatement((db) => {
      builds += 1;
      const [role, value] = [
        sql<string>`current_role`,
        sql<string>`${sql.placeholder("value")}::text`,
      ];
      return db.select({ role, value }).from(sql`(select 'kept') one`);
    });
    const answers = [];
    for (const actor of [member("user"), member("admin"), anonymous])
      answers.push(
        ...(await single.runInTransaction(actor, (db) => answer(db, { value: actor.kind }))),
      );
    expect(answers).toEqual([
      { role: "shop_user", value: "user" },
      { role: "shop_admin", value: "admin" },
      { role: "shop_anon", value: "anonymous" },
    ]);
    expect(builds).toBe(1);
    const { rows } = await single.runInTransaction(system, (db) =>
      db.execute(sql`select name from pg_prepared_statements where name like 'shop_kept_%'`),
    );
    expect(rows).toHaveLength(names);
  },
);

test("DATA-57 is unavailable once after a migration has changed its result, then works", async () => {
  await using single = openSingle();
  const readAll = () =>
    single.runInTransaction(system, (db) => db.execute(sql`select * from notes where id = 57`));
  for (let time = 0; time < 3; time += 1) await readAll();
  await database.asOwner("alter table notes add column written_at date");
  await expect(readAll()).rejects.toMatchObject({ code: "unavailable", status: 503 });
  await expect(readAll()).resolves.toMatchObject({ rows: [] });
  await database.asOwner("alter table notes drop column written_at");
});
