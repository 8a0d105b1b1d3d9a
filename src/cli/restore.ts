import { join } from "node:path";
import { inspectBackup, restoreBackup } from "#platform/backup/restore-backup.ts";
import type { Watch } from "#platform/backup/watch.ts";
import { openFileStorage } from "#platform/storage/create-file-storage.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { contentsOf, describeContents } from "./backup.ts";
import { findBackup } from "./backup-files.ts";
import { checkAndTell } from "./check.ts";
import { progressLine } from "./progress-line.ts";
import { leaveOnSignals } from "./stop-on-signals.ts";
import type { Options, Outcome, Surroundings } from "./surroundings.ts";
import { type Place, withPlace } from "./with-database.ts";
import { readOwnConfig } from "./with-log-level.ts";

/** Fills an empty place with a backup, brings it up to date and checks it. */
export async function restore(
  surroundings: Surroundings,
  { from }: Options<"from">,
): Promise<Outcome> {
  leaveOnSignals();
  const config = readOwnConfig(surroundings);
  const file = findBackup(config, from);
  const uploads = await openFileStorage(config, "The database has no data, as before.");
  const progress = progressLine(process.stderr);
  const restored = await restoreInto({
    file,
    root: surroundings.root,
    uploads,
    watch: progress.watch,
    inPlace: (work) => withPlace(surroundings, config, work),
  }).finally(progress.clear);
  return { ...restored, says: `Restored: ${restored.says}` };
}

/** Reads the backup, and only then opens the place, fills, migrates and checks it. */
export async function restoreInto(options: {
  file: string;
  root: string;
  uploads: FileStorage;
  watch: Watch;
  inPlace: (work: (place: Place) => Promise<Outcome>) => Promise<Outcome>;
}): Promise<Outcome> {
  const { file, uploads, watch } = options;
  const migrations = join(options.root, "migrations");
  const manifest = await inspectBackup({ file, migrations, watch });
  return options.inPlace(async ({ ownerUrl, appUrl }) => {
    await restoreBackup({ file, manifest, ownerUrl, uploads, migrations, watch });
    const contents = contentsOf(manifest);
    const checked = await checkAndTell({ connectionString: await appUrl(), uploads });
    return {
      isGood: checked.isGood,
      says: `${file} of ${manifest.madeAt}, ${describeContents(contents)}.\n${checked.says}`,
      result: { file, madeAt: manifest.madeAt, ...contents, ...checked.result },
    };
  });
}
