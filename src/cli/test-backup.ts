import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createClock } from "#platform/clock.ts";
import { openFileStorage } from "#platform/storage/create-file-storage.ts";
import { findBackup } from "./backup-files.ts";
import { createProgressLine } from "./progress-line.ts";
import { restoreInto } from "./restore.ts";
import { endOnSignals } from "./stop-on-signals.ts";
import type { Options, Outcome, CliContext } from "./cli-context.ts";
import { withPlace } from "./with-database.ts";
import { readOwnConfig } from "./with-log-level.ts";

/** Restores the newest backup into a database of its own, checks it, and removes that again. */
export async function checkBackup(cli: CliContext, { from }: Options<"from">): Promise<Outcome> {
  endOnSignals();
  const config = readOwnConfig(cli);
  const file = findBackup(config, from);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wanderpaw-backup-test-"));
  const removeFolder = () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  // Also when the process is told to end on the way.
  process.once("exit", removeFolder);
  const dataDir = path.join(folder, "data");
  const progress = createProgressLine(process.stderr);
  try {
    const tried = await restoreInto({
      file,
      root: cli.root,
      uploads: await openFileStorage({ dataDir, s3: undefined }),
      clock: createClock(config),
      watch: progress.watch,
      // Never the configured server: nothing of a test belongs there.
      runInPlace: (work) =>
        withPlace(cli, { dataDir, logLevel: config.logLevel, isScratch: true }, work),
    });
    return {
      ...tried,
      message: `${tried.isGood ? "The backup can be restored" : "The backup was restored, but has errors"}: ${tried.message}`,
    };
  } finally {
    progress.remove();
    process.off("exit", removeFolder);
    removeFolder();
  }
}
