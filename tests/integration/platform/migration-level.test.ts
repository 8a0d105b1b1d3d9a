// Two versions of the shop on one database.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { listen } from "#platform/db/listen.ts";
import { migrate } from "#platform/db/migrate.ts";
import { testDatabase } from "../../support/database.ts";

const today = path.join(import.meta.dirname, "../../../migrations");
const database = await testDatabase();
const { ownerUrl, appUrl } = database;
const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/** The migrations of a version that has one more, or some fewer. */
function copyMigrations(version: { older?: number; adds?: string }): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wanderpaw-migrations-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.cpSync(today, folder, { recursive: true });
  const file = path.join(folder, "meta/_journal.json");
  const { entries, ...rest } = journal.parse(JSON.parse(fs.readFileSync(file, "utf8")));
  const requested = entries.slice(0, entries.length - (version.older ?? 0));
  if (version.adds !== undefined) {
    const tag = "9999_next";
    fs.writeFileSync(path.join(folder, `${tag}.sql`), version.adds);
    const when = Math.max(...entries.map((entry) => entry.when)) + 1;
    requested.push({ idx: entries.length, version: "7", when, tag, breakpoints: true });
  }
  fs.writeFileSync(file, JSON.stringify({ ...rest, entries: requested }));
  return folder;
}

/** Another instance of the shop, reduced to what it is known by. */
async function startInstance() {
  const instance = listen({
    connectionString: appUrl,
    channels: { shop_changed() {} },
    onReconnect() {},
  });
  await instance.ready;
  return instance;
}
const mark = "-- Only adds: an older version of the shop goes on beside it.\n";
const start = (folder: string) => migrate({ ownerUrl, folder });
afterAll(() => database.asOwner("drop table if exists added, added_beside"));

test("INST-11 a shop does not start with the tables of a newer version", async () => {
  await expect(start(copyMigrations({ older: 1 }))).rejects.toThrow(
    /^The database belongs to a newer version of the shop\./,
  );
  expect(await start(today)).toEqual({ applied: 0 });
});

test("INST-12 tables are not changed under running instances, unless the migration only adds to them", async () => {
  const instance = await startInstance();
  onTestFinished(() => instance.close());
  const changes = copyMigrations({ adds: "create table added (id integer);" });
  await expect(start(changes)).rejects.toThrow(
    /instances of an older version of the shop are running .* Stop all of them, then start this one\. Nothing was changed\.$/,
  );
  expect(await database.asOwner("select to_regclass('added') as added")).toEqual([{ added: null }]);
  // Another start of the same version changes nothing.
  expect(await start(today)).toEqual({ applied: 0 });

  const adds = copyMigrations({ adds: `${mark}create table added_beside (id integer);` });
  expect(await start(adds)).toEqual({ applied: 1 });
});

test("INST-12 an adding migration gives up when visitors would have to wait for another long transaction", async () => {
  const adds = copyMigrations({ adds: `${mark}alter table added_beside add column note text;` });
  await database.asOwner(
    "delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)",
  );
  const instance = await startInstance();
  onTestFinished(() => instance.close());
  await database.asOwner("begin");
  await database.asOwner("lock table added_beside in access share mode");
  await expect(start(adds)).rejects.toThrow(
    "could not be migrated: another program, perhaps a backup, has locked a table",
  );
  await database.asOwner("commit");
  expect(await start(adds)).toEqual({ applied: 1 });
});

test("INST-12 once the others have stopped the tables may change", async () => {
  const changes = copyMigrations({ adds: "create table added (id integer);" });
  await database.asOwner(
    "delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)",
  );
  await expect.poll(() => start(changes).then(({ applied }) => applied, String)).toBe(1);
});
