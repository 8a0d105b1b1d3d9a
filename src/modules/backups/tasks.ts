import type { Tasks } from "#modules/tasks.ts";
import type { Config } from "#platform/config.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { MAKE_BACKUP } from "./backup-state.ts";
import { createBackup } from "./create-backup.ts";

/** Backup and test together; a shop with a million orders needs less. */
const LONGEST_MINUTES = 120;
/** After this much more time a job is given to another process: a process takes a moment to end. */
const GRACE_MINUTES = 10;

/**
 * A backup every night, tested, in every instance that is configured for it: the one that takes the
 * job makes it. When the shop was down at night, the backup is made at its next start; a backup
 * that was interrupted starts again. `stopping` ends one that is under way.
 */
export function backupTasks(
  parts: TaskParts & {
    readonly config: Pick<Config, "root" | "dataDir" | "databaseUrl" | "s3" | "backups">;
    readonly stopping: AbortSignal;
  },
): Tasks {
  const { backups } = parts.config;
  if (backups === undefined) return {};
  const config = { ...parts.config, backups };
  let current: Promise<void> | undefined;
  return {
    [MAKE_BACKUP]: {
      // A fixed hour, which no summer time skips or repeats: half past two in winter, half past
      // three in summer.
      schedule: "30 0 * * *",
      // Only one at a time across all instances; a request by hand is the same job.
      scheduleOptions: `fill=1d&max=12&queue=${MAKE_BACKUP}&jobKey=${MAKE_BACKUP}`,
      longestMinutes: LONGEST_MINUTES + GRACE_MINUTES,
      run() {
        // The queue may give the job away twice when it wrongly believes that a process has died.
        current ??= createBackup({
          ...parts,
          config,
          longestMs: LONGEST_MINUTES * MINUTE_MS,
        }).finally(() => (current = undefined));
        return current;
      },
    },
  };
}
