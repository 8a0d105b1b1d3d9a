import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { getSqlState } from "#platform/db/sql-error.ts";
import { system, type Actor } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";
import { addGrants } from "../../support/grants.ts";

const database = await testDatabase();
const admin = member("admin");
/** Let in by mistake: nothing stands between them and the tables but the database itself. */
const moderator = { ...member("moderator"), isInBackOffice: true } as const;

beforeEach(async () => {
  await database.asOwner("alter table user_roles disable trigger protect_last_admin");
  await database.asOwner("delete from user_roles");
  await database.asOwner("alter table user_roles enable trigger protect_last_admin");
  await database.asOwner("delete from profiles");
  await database.asOwner(
    `insert into profiles (id, full_name, email) values
       ('${admin.id}', 'Ada', 'ada@mail.example'), ('${moderator.id}', 'Mo', 'mo@mail.example')`,
  );
  await database.asOwner(
    `insert into user_roles (user_id, role) values ('${moderator.id}', 'moderator')`,
  );
  await addGrants(database, ["mail.read"]);
  await database.asOwner(
    "insert into system_settings (setting_key, setting_value) values ('test', '1') on conflict do nothing",
  );
});

const outcome = (actor: Actor, statement: string) =>
  database
    .runInTransaction(actor, (db) => db.execute(sql.raw(statement)))
    .then(() => "accepted", getSqlState);

const statements = [
  `insert into user_roles (user_id, role) values ('${admin.id}', 'moderator')`,
  `insert into user_roles (user_id, role) values ('${admin.id}', 'user') on conflict (user_id) do update set role = 'admin'`,
  "update user_roles set role = 'admin'",
  "delete from user_roles",
  `insert into user_grants (user_id, action) values ('${moderator.id}', 'orders.read')`,
  "delete from user_grants",
  "insert into system_settings (setting_key, setting_value) values ('another', '1')",
  "update system_settings set setting_value = '2' where setting_key = 'test'",
];

describe("PERM-09 even in the back office's database role", () => {
  test.each(statements)("a moderator is refused by the database: %s", async (statement) => {
    expect(await outcome(moderator, statement)).toBe("42501");
  });

  test.each(statements)("an administrator is not: %s", async (statement) => {
    expect(await outcome(admin, statement)).toBe("accepted");
  });

  test("the shop itself is not asked for a role", async () => {
    expect(await outcome(system, "delete from user_roles")).toBe("accepted");
  });
});
