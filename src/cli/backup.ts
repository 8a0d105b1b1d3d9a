import fs from "node:fs";
import { shopVersion } from "#platform/shop-version.ts";
import type { Manifest } from "#platform/backup/manifest.ts";
import { writeBackup } from "#platform/backup/write-backup.ts";
import { createClock } from "#platform/clock.ts";
import { openFileStorage } from "#platform/storage/create-file-storage.ts";
import { StartupError } from "#platform/startup-error.ts";
import { createBackupFile, removeOldBackups } from "./backup-files.ts";
import { createProgressLine, getSize } from "./progress-line.ts";
import { endOnSignals } from "./stop-on-signals.ts";
import { createOutcome, type Options, type Outcome, type CliContext } from "./cli-context.ts";
import { withDatabaseAsIs } from "./with-database.ts";
import { readOwnConfig } from "./with-log-level.ts";

/** Writes database and uploads into one file, also while the shop runs. */
export async function runBackup(
  cli: CliContext,
  { to, keep }: Options<"to" | "keep">,
): Promise<Outcome> {
  endOnSignals();
  const config = readOwnConfig(cli);
  const count = keep === undefined ? undefined : getCount(keep);
  const now = createClock(config)();
  const file = createBackupFile(config, to, now);
  const uploads = await openFileStorage(config, "No backup was written.");
  const progress = createProgressLine(process.stderr);
  const manifest = await withDatabaseAsIs(cli, config, (ownerUrl) =>
    writeBackup({
      file,
      ownerUrl,
      uploads,
      version: shopVersion,
      now,
      watch: progress.watch,
    }),
  ).finally(progress.remove);
  const removed = count === undefined ? [] : removeOldBackups(file, count);
  const { size } = fs.statSync(file);
  const contents = getContents(manifest);
  return createOutcome(
    [
      `Backup written to ${file} (${getSize(size)}): ${describeContents(contents)}.`,
      "It contains customers' data and password hashes, but no sessions and no keys. Keep it as secret as a password.",
      ...(removed.length > 0 ? [`Old backups deleted: ${removed.length}.`] : []),
    ].join("\n"),
    { file, bytes: size, madeAt: manifest.madeAt, ...contents, removed },
  );
}

/** The contents of a backup, in numbers. */
export function getContents({ tables, jobs, uploads }: Manifest) {
  const getRows = (name: string) => tables.find((each) => each.name === name)?.contents.rows ?? 0;
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { contents }) => sum + contents.rows, 0),
    orders: getRows("orders"),
    jobs,
    uploads: uploads.length,
  };
}

/** The same for a person. */
export function describeContents(contents: ReturnType<typeof getContents>): string {
  const { tables, rows, orders, jobs, uploads } = contents;
  return `${rows} rows in ${tables} tables (${orders} orders), ${jobs} jobs and ${uploads} uploaded files`;
}

function getCount(keep: string): number {
  if (!/^[1-9]\d{0,3}$/.test(keep))
    throw new StartupError("--keep must be a whole number from 1 to 9999. Nothing was written.");
  return Number(keep);
}
