import fs from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { prepareAppLogin } from "#platform/db/app-login.ts";
import { openDatabase } from "#platform/db/client.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { silentLog } from "#platform/log.ts";
import { anonymous } from "#shared/actor.ts";
import { forDatabase } from "../../support/database-server.ts";
import { getClusterFolder } from "../../support/embedded-folders.ts";
import { createTemporaryFolder } from "../../support/embedded-shop.ts";

// A server as a shop owner would rent it: everybody needs a password, and the owner of the database
// is no superuser.
const { folder, remove } = createTemporaryFolder();
const dataDir = path.join(folder, "data");
const server = await startEmbedded({ dataDir, log: silentLog });
const admin = new pg.Client({ connectionString: server.ownerUrl });
await admin.connect();
await admin.query("create role renter login createrole password 'pass word/ü'");
await admin.query("create database rented owner renter");
fs.writeFileSync(
  path.join(getClusterFolder(dataDir), "pg_hba.conf"),
  "local all shop_owner trust\nlocal all all scram-sha-256\n",
);
await admin.query("select pg_reload_conf()");

afterAll(async () => {
  await admin.end();
  await server.stop();
  remove();
});

function renterUrl(password: string): string {
  const url = new URL(forDatabase(server.ownerUrl, "rented"));
  url.username = "renter";
  url.password = encodeURIComponent(password);
  return url.href;
}

test("several instances prepare a rented server at the same time and agree on a working login", async () => {
  const ownerUrl = renterUrl("pass word/ü");
  const migrations = path.join(import.meta.dirname, "../../../migrations");
  await migrate({ ownerUrl, folder: migrations });
  const urls = await Promise.all([1, 2, 3].map(() => prepareAppLogin(ownerUrl)));
  expect(new Set(urls).size).toBe(1);

  const database = openDatabase({ connectionString: urls[0] ?? "", max: 1 });
  const { rows } = await database.runInTransaction(anonymous, (db) =>
    db.execute(sql`select session_user as login, current_user as role`),
  );
  expect(rows).toEqual([{ login: "shop_app", role: "shop_anon" }]);
  await expect(
    database.runInTransaction(anonymous, (db) => db.execute(sql`set local role renter`)),
  ).rejects.toMatchObject({ cause: { code: "42501" } });
  await database.close();

  await admin.query("alter role renter password 'another'");
  const changed = await prepareAppLogin(renterUrl("another"));
  expect(changed).not.toBe(urls[0]);
  expect(await prepareAppLogin(renterUrl("another"))).toBe(changed);
});

test("an owner without a password gives a clear error", async () => {
  await expect(prepareAppLogin("postgres://renter@localhost/rented")).rejects.toThrow(
    /^DATABASE_URL has no password\./,
  );
});
