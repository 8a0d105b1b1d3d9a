// Backups of a shop whose uploads are in a bucket.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { verifyBackup, restoreBackup } from "#platform/backup/restore-backup.ts";
import { writeBackup } from "#platform/backup/write-backup.ts";
import { openDatabase } from "#platform/db/client.ts";
import { openFileStorage, describeStorageErrors } from "#platform/storage/create-file-storage.ts";
import { createLocalStorage } from "#platform/storage/local-storage.ts";
import { createS3Storage } from "#platform/storage/s3-storage.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { checkShop } from "../../../src/server/start/check-shop.ts";
import { testDatabase } from "../../support/database.ts";
import { startS3Server, type S3Fault } from "../../support/s3-server.ts";
import { emptyDatabase, listFilled, migrations, scratchFolder } from "./copies.ts";
import { realNow } from "../../support/test-clock.ts";

const bucket = await startS3Server({ pageSize: 2 });
const otherBucket = await startS3Server();
afterAll(() => Promise.all([bucket.stop(), otherBucket.stop()]));
beforeEach(() => {
  bucket.fail(undefined);
  otherBucket.fail(undefined);
});

const shop = await testDatabase({ seeded: true });
const folder = scratchFolder();
const dataDir = path.join(folder, "data");
const inBucket = await openFileStorage({ dataDir, s3: bucket.settings });
const inOtherBucket = await openFileStorage({ dataDir, s3: otherBucket.settings });

// An image that the shop shows.
const address = "one/1-a-480x240";
const keys = [160, 480].flatMap((width) =>
  ["avif", "webp"].map((format) => `${address}-${width}.${format}`),
);
/** Puts all its files into the bucket, each another one. */
const fillBucket = (size: number) =>
  keys.forEach((key, place) =>
    bucket.objects.set(`uploads/${key}`, {
      bytes: Buffer.alloc(size, place + 1),
      storedAt: new Date(),
    }),
  );
await shop.asOwner(
  `insert into product_images (product_id, image_url, width, height, is_primary)
   select id, $1, 480, 240, true from products where not exists (select from product_images where product_id = products.id) limit 1`,
  [`/uploads/${address}`],
);

const silent = () => {};
const backups = path.join(folder, "backups");
const save = (name: string, uploads: FileStorage, ownerUrl = shop.ownerUrl) =>
  writeBackup({
    file: path.join(backups, name),
    ownerUrl,
    uploads,
    version: "1",
    now: new Date(),
    watch: silent,
  });
async function restore(name: string, ownerUrl: string, uploads: FileStorage) {
  const file = path.join(backups, name);
  const manifest = await verifyBackup({ file, migrations, watch: silent });
  await restoreBackup({ file, manifest, ownerUrl, uploads, migrations, watch: silent });
}
async function findingsIn(place: { appUrl: string }, uploads: FileStorage) {
  const database = openDatabase({ connectionString: place.appUrl, max: 1 });
  const found = await checkShop({ database, uploads, now: realNow() });
  await database.close();
  return found;
}
const filesIn = ({ objects }: typeof bucket) =>
  [...objects].map(([name, { bytes }]) => [name, createHash("sha256").update(bytes).digest("hex")]);
test("BACK-40 a backup contains the uploads of a bucket, each read once and not kept in memory", async () => {
  const LARGE = 8 * 1024 * 1024;
  fillBucket(LARGE);
  const drafts = () => fs.readdirSync(backups).map((name) => path.join(backups, name));
  let reads = 0;
  const watched: FileStorage = {
    ...inBucket,
    read(key) {
      // Of those before, only the last one may not be in the file yet.
      const written = drafts().reduce((sum, draft) => sum + fs.statSync(draft).size, 0);
      expect(written).toBeGreaterThanOrEqual((reads - 1) * LARGE);
      reads += 1;
      return inBucket.read(key);
    },
  };
  const before = bucket.calls.length;
  const { uploads, parts } = await save("large.tar", watched);
  expect(uploads).toEqual(keys);
  expect(parts.filter(({ bytes }) => bytes === LARGE)).toHaveLength(keys.length);
  // Two lists of two, and each file; nothing is kept for a second time.
  expect(bucket.calls.length - before).toBe(2 + keys.length);
  await inBucket.read(keys[0] ?? "");
  expect(bucket.calls.length - before).toBe(3 + keys.length);
});

test("BACK-41 a bucket's backup is restored into another bucket, and through a folder into a bucket again", async () => {
  fillBucket(30_000);
  await save("first.tar", inBucket);
  const first = await emptyDatabase({ managed: true });
  await restore("first.tar", first.ownerUrl, inOtherBucket);
  expect(filesIn(otherBucket)).toEqual(filesIn(bucket));
  expect(await findingsIn(first, inOtherBucket)).toEqual([]);

  const second = await emptyDatabase();
  const inFolder = await openFileStorage({ dataDir, s3: undefined });
  await restore("first.tar", second.ownerUrl, inFolder);
  expect(fs.readdirSync(path.join(dataDir, "uploads/one")).toSorted()).toEqual(
    keys.map((key) => path.basename(key)),
  );
  expect(await findingsIn(second, inFolder)).toEqual([]);
  await save("of-a-folder.tar", inFolder, second.ownerUrl);

  otherBucket.objects.clear();
  const third = await emptyDatabase();
  await restore("of-a-folder.tar", third.ownerUrl, inOtherBucket);
  expect(filesIn(otherBucket)).toEqual(filesIn(bucket));
  expect(await findingsIn(third, inOtherBucket)).toEqual([]);
}, 180_000);

/** With what is said of it, and how often it is asked. */
const faults: [string, S3Fault, RegExp, number][] = [
  ["refuses", { status: 403, code: "AccessDenied" }, /answered 403 AccessDenied/, 1],
  ["has too much to do", { status: 503, code: "SlowDown" }, /answered 503 SlowDown/, 2],
  ["breaks off in the middle", "cut off", /no answer/, 2],
  ["does not answer", "no answer", /no answer/, 1],
];
const hasty = (settings: typeof bucket.settings, afterwards: string) =>
  describeStorageErrors(
    createS3Storage(settings, { timeoutMs: 600, attempts: 2 }),
    "The object storage",
    afterwards,
  );

test.each(faults)("BACK-42 a bucket that %s leaves no backup", async (_, fault, said) => {
  const there = fs.readdirSync(backups);
  // At the first list, and at the second file.
  for (const after of [0, 2]) {
    bucket.fail(fault, { after });
    const failing = save("broken.tar", hasty(bucket.settings, "No backup was written."));
    await expect(failing).rejects.toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(
        /^The object storage failed: .+\. No backup was written\.$/,
      ) as string,
    });
    await expect(failing).rejects.toThrow(said);
  }
  expect(fs.readdirSync(backups)).toEqual(there);
});

test("BACK-43 a bucket that fails during a restore leaves no row and no file, and the target can be used again", async () => {
  const place = await emptyDatabase();
  otherBucket.objects.clear();
  const uploads = hasty(otherBucket.settings, "The database is still empty.");
  for (const [, fault, said, times] of faults.slice(1, 3)) {
    // Each file is looked for and then stored: it fails when the third is stored.
    otherBucket.fail(fault, { after: 5, times });
    const failing = restore("first.tar", place.ownerUrl, uploads);
    await expect(failing).rejects.toMatchObject({
      name: "StartupError",
      message: expect.stringMatching(/The database is still empty\.$/) as string,
    });
    await expect(failing).rejects.toThrow(said);
    expect([...otherBucket.objects.keys()]).toEqual([]);
  }
  expect(await listFilled(place)).toEqual([]);

  // It stays away: what was stored cannot be removed, is told, and is no hindrance afterwards.
  otherBucket.fail({ status: 503, code: "SlowDown" }, { after: 5 });
  await expect(restore("first.tar", place.ownerUrl, uploads)).rejects.toThrow(
    "The database is still empty. Up to 3 uploads have been stored and could not be removed",
  );
  expect(await listFilled(place)).toEqual([]);
  otherBucket.fail(undefined);
  await restore("first.tar", place.ownerUrl, uploads);
  expect(await findingsIn(place, uploads)).toEqual([]);
}, 180_000);

test("BACK-44 an unusable bucket ends a command before anything is created", async () => {
  const wrong = { ...bucket.settings, secretAccessKey: "wrong" };
  await expect(openFileStorage({ dataDir, s3: wrong })).rejects.toThrow(
    /^The object storage at 127\.0\.0\.1:\d+ does not accept S3_SECRET_ACCESS_KEY\./,
  );
});

test("BACK-44 an unusable folder is reported in words", async () => {
  const taken = path.join(folder, "taken");
  fs.writeFileSync(taken, "");
  const uploads = await openFileStorage({ dataDir: taken, s3: undefined }, "That is all.");
  await expect(uploads.write("a.webp", Buffer.from("x"))).rejects.toThrow(
    `The folder ${taken}/uploads cannot be used: part of the path is a file. That is all.`,
  );
  expect(await createLocalStorage(path.join(taken, "uploads")).read("a.webp")).toBeUndefined();
});
