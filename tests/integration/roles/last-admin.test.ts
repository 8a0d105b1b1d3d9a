import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { changeRole } from "#modules/identity/roles/change-role.ts";
import { removeRole } from "#modules/identity/roles/remove-role.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { silentLog } from "#platform/log.ts";
import { system, type Actor } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { member } from "../../support/actors.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
const clock = () => new Date("2026-03-01T10:00:00Z");
const ada = member("admin");
const ben = member("admin");

async function person({ id, email }: { id: string; email: string }, role: string): Promise<void> {
  await database.asOwner(
    `insert into profiles (id, full_name, email) values ('${id}', 'Somebody', '${id}${email}')`,
  );
  await database.asOwner(`insert into user_roles (user_id, role) values ('${id}', '${role}')`);
}

/** Ada and Ben are the administrators. */
beforeEach(async () => {
  await database.asOwner("alter table user_roles disable trigger protect_last_admin");
  await database.asOwner("delete from profiles");
  await database.asOwner("alter table user_roles enable trigger protect_last_admin");
  await person(ada, "admin");
  await person(ben, "admin");
});

const demote = (actor: Actor, userId: string) =>
  database.runInTransaction(actor, (db) =>
    changeRole({ db, log: silentLog, clock }, { userId, role: "user", granted: [] }),
  );
const admins = () => database.asOwner("select user_id from user_roles where role = 'admin'");

/** The constraint that refuses a statement. */
const findViolation = (actor: Actor, statement: string) =>
  database
    .runInTransaction(actor, (db) => db.execute(sql.raw(statement)))
    .then(() => "accepted", findViolatedConstraint);

describe("the last administrator", () => {
  test("ROLE-06 the last administrator can be neither demoted nor lose the role", async () => {
    await demote(ada, ben.id);
    await expect(demote(ada, ada.id)).rejects.toMatchObject({ code: "last_admin", status: 409 });
    await expect(
      database.runInTransaction(ada, (db) => removeRole({ db, log: silentLog }, ada.id)),
    ).rejects.toMatchObject({ code: "last_admin" });
    expect(await admins()).toEqual([{ user_id: ada.id }]);
  });

  test.each([
    ["demotes", "update user_roles set role = 'user'"],
    ["replaces", `update user_roles set role = 'moderator' where role = 'admin'`],
    ["removes", "delete from user_roles"],
  ])("ROLE-06 an administrator stays when one statement %s all of them", async (_, statement) => {
    for (const actor of [ada, system])
      expect(await findViolation(actor, statement)).toBe("user_roles_last_admin");
    expect(await admins()).toHaveLength(2);
  });

  test("ROLE-06 the last administrator's role survives the deletion of their profile, unless there is another", async () => {
    await demote(ada, ben.id);
    const remove = `delete from profiles where id = '${ada.id}'`;
    expect(await findViolation(system, remove)).toBe("user_roles_last_admin");
    expect(await admins()).toEqual([{ user_id: ada.id }]);
    await person(member("admin", { id: randomUUID() }), "admin");
    expect(await findViolation(system, remove)).toBe("accepted");
  });

  test("ROLE-06 the last administrator can hand over in one statement", async () => {
    await demote(ada, ben.id);
    const swap = "update user_roles set role = case role when 'admin' then 'user' else 'admin' end";
    expect(await findViolation(ada, swap)).toBe("accepted");
    expect(await admins()).toEqual([{ user_id: ben.id }]);
  });

  test("ROLE-06 the last administrator's row cannot be reassigned to another user", async () => {
    await demote(ada, ben.id);
    const other = member("user");
    await database.asOwner(
      `insert into profiles (id, full_name, email) values ('${other.id}', 'Other', 'other@mail.example')`,
    );
    const move = `update user_roles set user_id = '${other.id}', role = 'user' where role = 'admin'`;
    expect(await findViolation(system, move)).toBe("user_roles_last_admin");
  });

  test("ROLE-07 of two who demote each other, the second waits for the first and is refused", async () => {
    const hasDemoted = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const first = database.runInTransaction(ada, async (db) => {
      await changeRole(
        { db, log: silentLog, clock },
        { userId: ben.id, role: "user", granted: [] },
      );
      hasDemoted.resolve();
      await mayCommit.promise;
    });
    await hasDemoted.promise;
    const second = demote(ben, ada.id).then(
      () => "accepted",
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
    await vi.waitFor(async () => {
      const waiting = await database.asOwner(
        `select 1 from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
      );
      expect(waiting).toHaveLength(1);
    });
    mayCommit.resolve();
    await first;
    expect(await second).toBe("last_admin");
    expect(await admins()).toEqual([{ user_id: ada.id }]);
  });

  test("ROLE-07 in any interleaving of mutual demotions one administrator stays", async () => {
    for (let round = 0; round < 20; round += 1) {
      const both = await Promise.allSettled([demote(ada, ben.id), demote(ben, ada.id)]);
      expect(both.filter((one) => one.status === "fulfilled")).toHaveLength(1);
      expect(await admins()).toHaveLength(1);
      await database.asOwner("update user_roles set role = 'admin'");
    }
  });
});
