import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { isPassword } from "#modules/identity/passwords/passwords.ts";
import { accounts } from "#modules/identity/tables.ts";
import { profiles } from "#modules/customers/tables.ts";
import { identity } from "#shared/actor.ts";
import { testDatabase, type TestDatabase } from "../../support/database.ts";
import { now, seed, value } from "./seeded.ts";

const addresses = [
  "admin@wanderpaw.example",
  "customer@wanderpaw.example",
  "moderator@wanderpaw.example",
];

const readAccounts = (database: TestDatabase) =>
  database.runInTransaction(identity, (db) =>
    db
      .select({
        email: profiles.email,
        hash: accounts.passwordHash,
        confirmedAt: accounts.emailConfirmedAt,
      })
      .from(accounts)
      .innerJoin(profiles, eq(profiles.id, accounts.userId))
      .orderBy(profiles.email),
  );

describe("the accounts of the demo", () => {
  test("DATA-25 are three, confirmed, with the published password, each with its own salt", async () => {
    const shop = await testDatabase();
    await seed(shop, { demo: true });
    const found = await readAccounts(shop);
    expect(found.map(({ email }) => email)).toEqual(addresses);
    for (const { hash, confirmedAt } of found) {
      expect(confirmedAt?.getTime()).toBeLessThan(now.getTime());
      expect(await isPassword("Wanderpaw!2026", hash)).toBe(true);
      expect(await isPassword("Wanderpaw!2025", hash)).toBe(false);
    }
    expect(new Set(found.map(({ hash }) => hash)).size).toBe(3);
  });

  test("DATA-26 do not exist outside demo mode", async () => {
    const shop = await testDatabase();
    await seed(shop, { demo: false });
    expect(await readAccounts(shop)).toEqual([]);
  });

  test("DATA-26 end, with their sessions, when a former demo is started without demo mode; other accounts stay", async () => {
    const shop = await testDatabase();
    await seed(shop, { demo: true });
    await shop.asOwner(
      "insert into sessions (user_id, expires_at) select user_id, now() + interval '1 day' from accounts",
    );
    await shop.asOwner(
      `insert into accounts (user_id, password_hash)
       select id, '$argon2id$real' from profiles where email not like '%wanderpaw.example' order by email limit 1`,
    );
    const profilesBefore = await value(shop, "select count(*)::int from profiles");
    await seed(shop, { demo: false });
    expect((await readAccounts(shop)).map(({ hash }) => hash)).toEqual(["$argon2id$real"]);
    expect(await value(shop, "select count(*)::int from sessions")).toBe(0);
    expect(await value(shop, "select count(*)::int from profiles")).toBe(profilesBefore);
    await seed(shop, { demo: true });
    expect(await readAccounts(shop)).toHaveLength(4);
  });

  test("DATA-28 lose their roles as well, the administrator's as soon as there is another, and regain them", async () => {
    const shop = await testDatabase();
    const roles = () =>
      shop.asOwner(
        "select email, role from user_roles join profiles on profiles.id = user_id order by email",
      );
    await seed(shop, { demo: true });
    const before = await roles();
    await seed(shop, { demo: false });
    expect(await roles()).toEqual([{ email: "admin@wanderpaw.example", role: "admin" }]);
    const ada = { email: "ada@mail.example", role: "admin" };
    await shop.asOwner(
      `with ada as (insert into profiles (full_name, email) values ('Ada', '${ada.email}') returning id)
       insert into user_roles (user_id, role) select id, 'admin' from ada`,
    );
    await seed(shop, { demo: false });
    expect(await roles()).toEqual([ada]);
    await seed(shop, { demo: true });
    expect(await roles()).toEqual([ada, ...before]);
  });

  test("DATA-27 are added to a demo that was made before there were accounts, if missing", async () => {
    const shop = await testDatabase();
    await seed(shop, { demo: true });
    await shop.asOwner(
      "delete from accounts where user_id <> (select id from profiles where email = 'admin@wanderpaw.example')",
    );
    await shop.asOwner("update accounts set password_hash = '$argon2id$changed'");
    await seed(shop, { demo: true });
    const found = await readAccounts(shop);
    expect(found.map(({ email }) => email)).toEqual(addresses);
    expect(found.map(({ hash }) => hash === "$argon2id$changed")).toEqual([true, false, false]);
  });

  test("DATA-27 are not created in a shop with other users", async () => {
    const shop = await testDatabase();
    await seed(shop, { demo: false });
    await shop.asOwner(
      "insert into profiles (full_name, email) values ('Real', 'real@mail.example')",
    );
    await seed(shop, { demo: true });
    expect(await readAccounts(shop)).toEqual([]);
  });
});
