import { createGzip } from "node:zlib";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { to as copyTo } from "pg-copy-streams";
import type pg from "pg";
import type { FileStorage } from "../storage/storage.ts";
import { type ArchiveWriter, writeArchive } from "./archive.ts";
import { readJobs } from "./jobs.ts";
import { readLevel } from "../db/migration-level.ts";
import { getBackupCondition } from "./excluded-rows.ts";
import { FORMAT, JOBS, type Manifest, formatPieceName, UPLOADS } from "./manifest.ts";
import { runInSnapshot, readSequences } from "./snapshot.ts";
import { copySource, copyTarget, measureTable, type Table } from "./tables.ts";
import { type Watch, watchRows } from "./watch.ts";

/** Of compressed rows; two of them are in memory at a time. */
const PIECE_BYTES = 4 * 1024 * 1024;
/** Half the time of the usual level for a few per cent more bytes. */
const COMPRESSION = 4;

/**
 * Writes the shop's data into one new file: all tables as of one moment, except the rows in
 * `excluded-rows.ts`, the queue's jobs, and the uploads. The shop may run meanwhile. Returns what
 * is in it. Throws StartupError; then there is no file.
 */
export async function writeBackup(options: {
  file: string;
  ownerUrl: string;
  uploads: FileStorage;
  version: string;
  now: Date;
  watch: Watch;
}): Promise<Manifest> {
  const { uploads, watch } = options;
  return writeArchive(options.file, (archive) =>
    runInSnapshot(options.ownerUrl, async (client, tables) => {
      const level = await readLevel(client);
      const saved = [];
      for (const table of tables) saved.push(await saveTable(client, table, archive, watch));
      const jobs = await readJobs(client);
      await archive.add(JOBS, Buffer.from(JSON.stringify(jobs)));
      return {
        format: FORMAT,
        madeAt: options.now.toISOString(),
        version: options.version,
        level,
        tables: saved,
        sequences: await readSequences(client),
        jobs: jobs.length,
        // After the tables: all files that rows name exist already, and the shop keeps unused ones
        // for days.
        uploads: await saveUploads(uploads, archive, watch),
      };
    }),
  );
}

async function saveTable(
  client: pg.Client,
  table: Table,
  archive: ArchiveWriter,
  watch: Watch,
): Promise<Manifest["tables"][number]> {
  const condition = getBackupCondition(table);
  const source = condition === undefined ? copyTarget(table) : copySource(table, condition);
  const contents = await measureTable(client, table, condition);
  watch({ what: table.name, rows: 0, ofRows: contents.rows, bytes: 0 });
  const compressed = pipeline(
    client.query(copyTo(`copy ${source} to stdout`)),
    watchRows(table.name, contents.rows, watch),
    createGzip({ level: COMPRESSION }),
    () => {}, // The loop below ends with the same error.
  );
  let pieces = 0;
  for await (const piece of splitStream(compressed)) {
    pieces += 1;
    await archive.add(formatPieceName(table.name, pieces), piece);
  }
  return { name: table.name, columns: [...table.columns], contents, pieces };
}

/** The stream in pieces of at least this many bytes, except the last one. */
async function* splitStream(stream: Readable): AsyncGenerator<Buffer, void> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

async function saveUploads(
  uploads: FileStorage,
  archive: ArchiveWriter,
  watch: Watch,
): Promise<string[]> {
  const keys: string[] = [];
  let bytes = 0;
  for await (const { key } of uploads.list()) {
    const file = await uploads.read(key);
    // Removed since it was listed.
    if (file === undefined) continue;
    await archive.add(UPLOADS + key, file);
    keys.push(key);
    bytes += file.length;
    watch({ what: "uploads", rows: keys.length, ofRows: keys.length, bytes });
  }
  return keys;
}
