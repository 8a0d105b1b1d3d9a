import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "#platform/db/migrate.ts";
import { withOwner } from "#platform/db/owner.ts";
import { testDatabase } from "../../support/database.ts";
import { forDatabase } from "../../support/database-server.ts";

const folder = path.join(import.meta.dirname, "../../../migrations");
const database = await testDatabase();

async function emptyDatabase(name: string): Promise<string> {
  const { ownerUrl } = inject("databaseServer");
  await withOwner(ownerUrl, (client) => client.query(`create database ${name}`));
  onTestFinished(() =>
    withOwner(
      ownerUrl,
      async (client) => void (await client.query(`drop database ${name} with (force)`)),
    ),
  );
  return forDatabase(ownerUrl, name);
}

test("four starts at once migrate once and all succeed", async () => {
  const ownerUrl = await emptyDatabase("test_concurrent_migration");
  const results = await Promise.all([1, 2, 3, 4].map(() => migrate({ ownerUrl, folder })));
  const applied = results.map((result) => result.applied).toSorted((a, b) => b - a);
  expect(applied[0]).toBeGreaterThan(0);
  expect(applied.slice(1)).toEqual([0, 0, 0]);
});

test("DATA-30 only the owner makes temporary tables, which would come before the shop's own", async () => {
  const ownerUrl = await emptyDatabase("test_no_temporary_tables");
  await migrate({ ownerUrl, folder });
  const { rows } = await withOwner(ownerUrl, (client) =>
    client.query(
      `select rolname from pg_roles
       where rolname like 'shop\\_%' and not rolsuper and has_database_privilege(oid, current_database(), 'temporary')`,
    ),
  );
  expect(rows).toEqual([]);
});

test("two databases of one server are migrated at the same time", async () => {
  const urls = [await emptyDatabase("test_neighbour_a"), await emptyDatabase("test_neighbour_b")];
  const results = await Promise.all(urls.map((ownerUrl) => migrate({ ownerUrl, folder })));
  expect(results[0]?.applied).toBeGreaterThan(0);
  expect(results[1]).toEqual(results[0]);
});

test("a migration that fails says why and leaves nothing behind", async () => {
  const broken = fs.mkdtempSync(path.join(os.tmpdir(), "wanderpaw-migrations-"));
  onTestFinished(() => fs.rmSync(broken, { recursive: true }));
  fs.mkdirSync(path.join(broken, "meta"));
  fs.writeFileSync(
    path.join(broken, "0000_broken.sql"),
    "create table half (id int);\n--> statement-breakpoint\nselect nonsense;",
  );
  const entry = { idx: 0, version: "7", when: 1, tag: "0000_broken", breakpoints: true };
  fs.writeFileSync(path.join(broken, "meta/_journal.json"), JSON.stringify({ entries: [entry] }));

  const ownerUrl = await emptyDatabase("test_broken_migration");
  await expect(migrate({ ownerUrl, folder: broken })).rejects.toThrow(
    'The database could not be brought up to date: column "nonsense" does not exist. Nothing was changed.',
  );
  const half = await withOwner(ownerUrl, (client) =>
    client.query<{ name: string | null }>("select to_regclass('half') as name"),
  );
  expect(half.rows).toEqual([{ name: null }]);
});

test("a server that cannot be reached is a clear line without the password", async () => {
  const start = migrate({
    ownerUrl: "postgres://owner:hunter2@localhost/shop?host=/nonexistent",
    folder,
  });
  await expect(start).rejects.toMatchObject({ name: "StartupError" });
  const message = await start.catch((error: unknown) => String(error));
  expect(message).toContain("/nonexistent/shop cannot be reached");
  expect(message).not.toContain("hunter2");
});

test("app.uid() is null without claims and cannot be redirected by a search path", async () => {
  const [row] = await database.asOwner(
    "select app.uid() is null as none, provolatile, proconfig from pg_proc where oid = 'app.uid'::regproc",
  );
  expect(row).toEqual({ none: true, provolatile: "s", proconfig: ['search_path=""'] });
});
