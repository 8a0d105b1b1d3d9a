import { join } from "node:path";
import { verifyBackup, restoreBackup } from "#platform/backup/restore-backup.ts";
import type { Watch } from "#platform/backup/watch.ts";
import { type Clock, createClock } from "#platform/clock.ts";
import { openFileStorage } from "#platform/storage/create-file-storage.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { getContents, describeContents } from "./backup.ts";
import { findBackup } from "./backup-files.ts";
import { checkAndReport } from "./check.ts";
import { createProgressLine } from "./progress-line.ts";
import { endOnSignals } from "./stop-on-signals.ts";
import type { Options, Outcome, CliContext } from "./cli-context.ts";
import { type Place, withPlace } from "./with-database.ts";
import { readOwnConfig } from "./with-log-level.ts";

/** Fills an empty place with a backup, brings it up to date and checks it. */
export async function restore(cli: CliContext, { from }: Options<"from">): Promise<Outcome> {
  endOnSignals();
  const config = readOwnConfig(cli);
  const file = findBackup(config, from);
  const uploads = await openFileStorage(config, "The database is still empty.");
  const progress = createProgressLine(process.stderr);
  const restored = await restoreInto({
    file,
    root: cli.root,
    uploads,
    clock: createClock(config),
    watch: progress.watch,
    runInPlace: (work) => withPlace(cli, config, work),
  }).finally(progress.remove);
  return {
    ...restored,
    message: `Restored: ${restored.message}\nA backup contains no sessions and no keys, so all users must sign in again. In mails sent before the backup, links to the page of an order still work; links to confirm an order or an address, to reset a password, to pay or to review do not.`,
  };
}

/** Reads the backup, and only then opens the place, fills, migrates and checks it. */
export async function restoreInto(options: {
  file: string;
  root: string;
  uploads: FileStorage;
  clock: Clock;
  watch: Watch;
  runInPlace: (work: (place: Place) => Promise<Outcome>) => Promise<Outcome>;
}): Promise<Outcome> {
  const { file, uploads, watch } = options;
  const migrations = join(options.root, "migrations");
  const manifest = await verifyBackup({ file, migrations, watch });
  return options.runInPlace(async ({ ownerUrl, getAppUrl }) => {
    await restoreBackup({
      file,
      manifest,
      ownerUrl,
      uploads,
      migrations,
      checkPlace: getAppUrl,
      watch,
    });
    const contents = getContents(manifest);
    const checked = await checkAndReport({
      connectionString: await getAppUrl(),
      uploads,
      now: options.clock(),
    });
    return {
      isGood: checked.isGood,
      message: `${file} of ${manifest.madeAt}, ${describeContents(contents)}.\n${checked.message}`,
      result: { file, madeAt: manifest.madeAt, ...contents, ...checked.result },
    };
  });
}
