import { backupFigures, readBackupState } from "./modules/backups/backup-state.ts";
import { countJobs, jobFigures } from "./modules/jobs/count-jobs.ts";
import type { Database } from "./platform/db/client.ts";
import type { Replica } from "./platform/db/replica.ts";
import type { Metrics } from "./platform/metrics.ts";
import { system } from "./shared/actor.ts";

/** Adds figures from the database to the metrics, read at each request for them. */
export function readShopFigures(
  metrics: Pick<Metrics, "readOnDemand">,
  parts: { database: Database; replica?: Replica | undefined; clock: () => Date },
): void {
  const { database, replica, clock } = parts;
  metrics.readOnDemand(
    "job_queue",
    "Jobs that wait, run or have failed for good, of all instances, and how late the oldest one is",
    () => database.inTransaction(system, async (db) => jobFigures(await countJobs(db), clock())),
  );
  metrics.readOnDemand(
    "backups",
    "Backups that the shop makes by itself: whether any instance does, whether the last one failed, and when a good one was tested",
    () =>
      database.inTransaction(system, async (db) =>
        backupFigures(await readBackupState(db, clock())),
      ),
  );
  if (replica === undefined) return;
  metrics.readOnDemand(
    "replica",
    "The replica of this instance: whether it is used, how many seconds it is behind at most, and how many reads it and the primary in its place have answered",
    () => replica.measure(),
  );
}
