import { pipeline, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { migrate } from "../db/migrate.ts";
import { StartupError } from "../startup-error.ts";
import type { FileStorage } from "../storage/storage.ts";
import { type ArchiveReader, readArchive, verifyArchive } from "./archive.ts";
import { savedJobs } from "./jobs.ts";
import { assertLevelIsSupported, migrateToLevel } from "./backup-level.ts";
import { removeLeftOut } from "./excluded-rows.ts";
import { assertFillable, loadDatabase } from "./load.ts";
import { JOBS, type Manifest, formatPieceName, UPLOADS } from "./manifest.ts";
import { type Watch, watchRows } from "./watch.ts";

/**
 * Reads the whole backup before anything is touched. Returns its manifest. Throws StartupError
 * when it is damaged, or was made by a version that this one does not come from.
 */
export async function verifyBackup(options: {
  file: string;
  migrations: string;
  watch: Watch;
}): Promise<Manifest> {
  const manifest = await verifyArchive(options.file, (bytes) =>
    options.watch({ what: "reading the backup", rows: 0, ofRows: 0, bytes }),
  );
  assertLevelIsSupported(manifest.level, options.migrations);
  return manifest;
}

/**
 * Fills an empty database, and the storage of uploads, with an inspected backup, and brings the
 * tables up to date. Sessions and keys that an older version put into it are left out, so everyone
 * signs in again. Files that are there already stay when they are the same. Throws StartupError
 * when the place is not empty or something does not fit; then only empty tables remain.
 */
export async function restoreBackup(options: {
  file: string;
  manifest: Manifest;
  ownerUrl: string;
  uploads: FileStorage;
  /** The folder of the migrations. */
  migrations: string;
  /** Checks what else is needed, with the tables there and still empty. */
  checkPlace?: () => Promise<unknown>;
  watch: Watch;
}): Promise<void> {
  const { manifest, ownerUrl, uploads, migrations, checkPlace, watch } = options;
  await assertFillable(ownerUrl, manifest.level);
  await migrateToLevel(ownerUrl, manifest.level, migrations);
  await checkPlace?.();
  const archive = readArchive(options.file, manifest);
  const added: string[] = [];
  try {
    await loadDatabase({
      ownerUrl,
      tables: manifest.tables,
      contents: Object.fromEntries(manifest.tables.map(({ name, contents }) => [name, contents])),
      onFinish: () => watch({ what: "indexes", rows: 0, ofRows: 0, bytes: 0 }),
      removeUnused: (client) => removeLeftOut(client, manifest.tables),
      async loadAll(loading) {
        for (const table of manifest.tables)
          await loading.loadTable(table, getLines(archive, table, watch));
        const jobs = await buffer(archive.readNext(JOBS));
        await loading.loadJobs(savedJobs.parse(JSON.parse(jobs.toString("utf8"))));
        await loading.setSequences(manifest.sequences);
        let bytes = 0;
        for (const [place, key] of manifest.uploads.entries()) {
          const file = await buffer(archive.readNext(UPLOADS + key));
          if (!(await isStored(uploads, key, file))) {
            // Also one whose answer never came may have arrived.
            added.push(key);
            await uploads.write(key, file);
          }
          bytes += file.length;
          watch({ what: "uploads", rows: place + 1, ofRows: manifest.uploads.length, bytes });
        }
      },
    });
  } catch (error) {
    const left = await removeAgain(uploads, added);
    if (left === 0 || !(error instanceof StartupError)) throw error;
    throw new StartupError(
      `${error.message} Up to ${left} uploads have been stored and could not be removed; the next attempt will reuse them.`,
      { cause: error },
    );
  }
  await migrate({ ownerUrl, folder: migrations });
}

/** Input of COPY for a table. */
function getLines(
  archive: ArchiveReader,
  table: Manifest["tables"][number],
  watch: Watch,
): Readable {
  async function* readPieces() {
    for (let piece = 1; piece <= table.pieces; piece += 1)
      yield* archive.readNext(formatPieceName(table.name, piece));
  }
  return pipeline(
    Readable.from(readPieces()),
    createGunzip(),
    watchRows(table.name, table.contents.rows, watch),
    () => {}, // The reader of the lines meets the same error.
  );
}

/**
 * Removes files again. Returns how many are still there, because the storage has failed meanwhile.
 */
async function removeAgain(uploads: FileStorage, keys: readonly string[]): Promise<number> {
  for (const [place, key] of keys.entries()) {
    try {
      await uploads.remove(key);
    } catch {
      // The error that led here is the one to tell of.
      return keys.length - place;
    }
  }
  return 0;
}

/**
 * Whether the same file is there already. Throws StartupError when it is another one of that name.
 */
async function isStored(uploads: FileStorage, key: string, file: Buffer): Promise<boolean> {
  const there = await uploads.read(key);
  if (there === undefined || there.equals(file)) return there !== undefined;
  throw new StartupError(
    `The storage for uploads already has a different file named ${key}. Choose an empty folder or bucket. Nothing was stored.`,
  );
}
