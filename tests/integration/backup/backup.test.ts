import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { copyDatabase } from "#platform/backup/copy-database.ts";
import { verifyBackup, restoreBackup } from "#platform/backup/restore-backup.ts";
import { writeBackup } from "#platform/backup/write-backup.ts";
import { checkGuards } from "#platform/db/check-guards.ts";
import { openDatabase } from "#platform/db/client.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { createLocalStorage } from "#platform/storage/local-storage.ts";
import { system } from "#shared/actor.ts";
import { checkShop } from "../../../src/server/start/check-shop.ts";
import { testDatabase } from "../../support/database.ts";
import {
  getContents,
  emptyDatabase,
  listFilled,
  migrations,
  rowsIn,
  scratchFolder,
} from "./copies.ts";
import { realNow } from "../../support/test-clock.ts";

const shop = await testDatabase({ seeded: true });
const folder = scratchFolder();
const uploads = createLocalStorage(path.join(folder, "uploads"));
const images = ["one/1-a-100x50-100.webp", "two/2-b-100x50-100.avif"];
for (const key of images) await uploads.write(key, Buffer.from(key.repeat(2_000)));

// A job that waits and one that was given up, as the shop leaves them.
await shop.runInTransaction(system, async (db) => {
  await queueJob(db, { task: "send-mail", payload: { mailId: "1" }, key: "waits" });
  await queueJob(db, { task: "send-mail", payload: { mailId: "2" }, key: "given-up" });
});
await shop.asOwner(
  "update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no' where key = 'given-up'",
);
const jobsIn = (place: { ownerUrl: string }) =>
  rowsIn(
    place,
    `select t.identifier, j.payload, j.key, j.attempts, j.max_attempts, j.last_error, j.run_at
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.key`,
  );

const silent = () => {};
const file = path.join(folder, "backups", "first.tar");
const save = (to: string, ownerUrl = shop.ownerUrl) =>
  writeBackup({ file: to, ownerUrl, uploads, version: "1", now: new Date(), watch: silent });
const manifest = await save(file);
const inspect = (from: string) => verifyBackup({ file: from, migrations, watch: silent });
const restoreTo = (ownerUrl: string, into = createLocalStorage(path.join(folder, "restored"))) =>
  restoreBackup({ file, manifest, ownerUrl, uploads: into, migrations, watch: silent });

/** Of an owner who is no superuser, filled with the backup. */
const restored = await emptyDatabase({ managed: true });
await restoreTo(restored.ownerUrl);

const findingsIn = async (connectionString: string) => {
  const database = openDatabase({ connectionString, max: 1 });
  try {
    return await checkShop({ database, uploads, now: realNow() });
  } finally {
    await database.close();
  }
};

describe("a backup", () => {
  test("BACK-01 is one file that only its owner may read, with a list of its contents", async () => {
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(path.dirname(file))).toEqual(["first.tar"]);
    expect(await inspect(file)).toEqual(manifest);
    const contents = await getContents(shop);
    expect(Object.fromEntries(manifest.tables.map((each) => [each.name, each.contents]))).toEqual(
      contents,
    );
    expect(contents["orders"]?.rows).toBeGreaterThan(300);
    expect(manifest).toMatchObject({ jobs: 2, uploads: images });
  });

  test("BACK-02 never replaces a file, and leaves none when it fails", async () => {
    const before = fs.readFileSync(file);
    await expect(save(file)).rejects.toThrow("already exists. Nothing was written.");
    expect(fs.readFileSync(file)).toEqual(before);
    const broken = {
      ...uploads,
      read: () => Promise.reject(new Error("the storage is away")),
    };
    const other = path.join(folder, "backups", "second.tar");
    await expect(
      writeBackup({
        file: other,
        ownerUrl: shop.ownerUrl,
        uploads: broken,
        version: "1",
        now: new Date(),
        watch: silent,
      }),
    ).rejects.toThrow("the storage is away");
    expect(fs.readdirSync(path.dirname(file))).toEqual(["first.tar"]);
  });

  test("BACK-03 restores everything for an owner without superuser: rows, files, jobs, sequences, triggers", async () => {
    expect(await getContents(restored)).toEqual(await getContents(shop));
    expect(await jobsIn(restored)).toEqual(await jobsIn(shop));
    for (const key of images)
      expect(await createLocalStorage(path.join(folder, "restored")).read(key)).toEqual(
        await uploads.read(key),
      );
    expect((await findingsIn(restored.appUrl)).map(({ rule }) => rule)).toEqual([]);
    // The next row that a trigger adds gets an id that is not taken.
    const numbers = await rowsIn(
      restored,
      "select nextval(pg_get_serial_sequence('daily_order_stats', 'id')) > max(id) as is_free from daily_order_stats",
    );
    expect(numbers).toEqual([{ is_free: true }]);

    // The same owner saves it, whom no policy of the shop lets read.
    const again = path.join(folder, "again.tar");
    const copy = await save(again, restored.ownerUrl);
    expect(copy.tables).toEqual(manifest.tables);
  });

  test("BACK-04 is refused before anything is changed when it is truncated, damaged or of a newer shop", async () => {
    const whole = fs.readFileSync(file);
    const bad = path.join(folder, "bad.tar");
    const refused = /is damaged: .* Nothing was changed\.$/;
    const getError = async (bytes: Buffer): Promise<string> => {
      fs.writeFileSync(bad, bytes);
      return inspect(bad).then(() => "accepted", String);
    };
    for (const length of [0, 100, 512, whole.length >> 1, whole.length - 2_000])
      expect(await getError(whole.subarray(0, length))).toMatch(refused);
    const list = whole.lastIndexOf('"format":1');
    // Within rows: between the entries a file has bytes that mean nothing.
    const inRows = (from: number) => whole.indexOf(Buffer.from([0x1f, 0x8b]), from) + 5;
    for (const at of [600, inRows(whole.length >> 2), inRows(whole.length >> 1), list + 60]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await getError(changed)).toMatch(refused);
    }
    expect(await getError(Buffer.from("no backup".repeat(500)))).toContain("not a backup");
    await expect(inspect(path.join(folder, "none.tar"))).rejects.toThrow("does not exist");

    const older = path.join(folder, "older");
    fs.cpSync(migrations, older, { recursive: true });
    fs.writeFileSync(path.join(older, "meta/_journal.json"), JSON.stringify({ entries: [] }));
    await expect(verifyBackup({ file, migrations: older, watch: silent })).rejects.toThrow(
      "made by a newer version of the shop",
    );
  });

  test("BACK-05 is restored only into an empty target: not over data, over newer tables or beside another program", async () => {
    const before = await getContents(shop);
    await expect(restoreTo(shop.ownerUrl)).rejects.toThrow("already has data");
    expect(await getContents(shop)).toEqual(before);

    const foreign = await emptyDatabase();
    await rowsIn(foreign, "create table theirs (id integer)");
    await expect(restoreTo(foreign.ownerUrl)).rejects.toThrow("tables of another program");
    expect(Object.keys(await getContents(foreign))).toEqual(["theirs"]);

    const taken = createLocalStorage(path.join(folder, "taken"));
    await taken.write(images[1] ?? "", Buffer.from("something else"));
    const empty = await emptyDatabase();
    await expect(restoreTo(empty.ownerUrl, taken)).rejects.toThrow(
      "has a different file named two/",
    );
    const kept = [];
    for await (const { key } of taken.list()) kept.push(key);
    expect(kept).toEqual([images[1]]);
    expect(await listFilled(empty)).toEqual([]);
  });
});

describe("moving to a server", () => {
  test("BACK-06 copies every table, and an interrupted copy leaves nothing and can be repeated", async () => {
    const place = await emptyDatabase({ managed: true });
    const move = (watch: (step: { what: string }) => void) =>
      copyDatabase({ from: restored.ownerUrl, to: place.ownerUrl, migrations, watch });
    await expect(
      move(({ what }) => {
        if (what === "orders") throw new Error("somebody pulled the plug");
      }),
    ).rejects.toThrow("pulled the plug");
    expect(await listFilled(place)).toEqual([]);

    const { contents, jobs } = await move(silent);
    expect(contents).toEqual(await getContents(shop));
    expect(await getContents(place)).toEqual(contents);
    expect(Object.keys(contents).length).toBeGreaterThan(40);
    expect(jobs).toBe(2);
    expect(await jobsIn(place)).toEqual(await jobsIn(shop));
    expect(await findingsIn(place.appUrl)).toEqual([]);
    await expect(move(silent)).rejects.toThrow("already has data");
  });

  test("BACK-07 is refused while a shop uses the database", async () => {
    const place = await emptyDatabase();
    await shop.checkConnection();
    await expect(
      copyDatabase({ from: shop.ownerUrl, to: place.ownerUrl, migrations, watch: silent }),
    ).rejects.toThrow(/^A shop is using the database \(\d+ connections\)/);
    expect(await getContents(place)).toEqual({});
  });

  test("BACK-08 leaves triggers, policies, indexes and keys as the migrations create them", async () => {
    expect(await readShape(restored)).toEqual(await readShape(shop));
    const database = openDatabase({ connectionString: restored.appUrl, max: 1 });
    expect(await database.runInTransaction(system, (db) => checkGuards(db))).toEqual([]);
    await database.close();
  });
});

/** Everything that a load puts aside and brings back. */
async function readShape(place: { ownerUrl: string }) {
  const parts = [
    "select pg_get_indexdef(indexrelid) as part from pg_index i join pg_class c on c.oid = indrelid where relnamespace = 'public'::regnamespace order by 1",
    "select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as part from pg_constraint where connamespace = 'public'::regnamespace order by 1",
    "select pg_get_triggerdef(t.oid) || t.tgenabled::text as part from pg_trigger t join pg_class c on c.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal order by 1",
    "select format('%s %s %s', relname, relrowsecurity, relforcerowsecurity) as part from pg_class where relnamespace = 'public'::regnamespace order by 1",
  ];
  const shape = [];
  for (const part of parts) shape.push(await rowsIn(place, part));
  return shape;
}
