import type { Config } from "#platform/config.ts";
import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { MAKE_BACKUP } from "./backup-state.ts";
import { makeBackup } from "./make-backup.ts";

/** Backup and test together; a shop with a million orders needs less. */
const LONGEST_MINUTES = 120;
/** So long after that a job is given to somebody else: the end of a process takes a moment. */
const GRACE_MINUTES = 10;

/**
 * A backup every night, tested, in every instance that is configured for it: whoever takes the job
 * makes it. A night that the shop slept through is made up for when it starts, and a backup that
 * its end interrupts begins anew. `stopping` ends one that is under way.
 */
export function backupTasks(
  parts: TaskParts & {
    readonly config: Pick<Config, "root" | "dataDir" | "databaseUrl" | "s3" | "backups">;
    readonly stopping: AbortSignal;
  },
): Readonly<Record<string, Task>> {
  const { backups } = parts.config;
  if (backups === undefined) return {};
  const config = { ...parts.config, backups };
  let current: Promise<void> | undefined;
  return {
    [MAKE_BACKUP]: {
      // A fixed hour, which no summer time skips or repeats: half past two in winter, half past
      // three in summer.
      schedule: "30 0 * * *",
      // One at a time in all instances, and a request by hand is the same job.
      scheduleOptions: `fill=1d&max=12&queue=${MAKE_BACKUP}&jobKey=${MAKE_BACKUP}`,
      longestMinutes: LONGEST_MINUTES + GRACE_MINUTES,
      run() {
        // The queue may give it away twice when it takes somebody for dead who is not.
        current ??= makeBackup({
          ...parts,
          config,
          longestMs: LONGEST_MINUTES * MINUTE_MS,
        }).finally(() => (current = undefined));
        return current;
      },
    },
  };
}
