import { readBackupState, toBackupFigures, backupFigures } from "#modules/backups/backup-state.ts";
import { countJobs, jobFigures, toJobFigures } from "#modules/jobs/count-jobs.ts";
import type { Database } from "#platform/db/client.ts";
import { replicaFigures, type Replica } from "#platform/db/replica.ts";
import type { Metrics } from "#platform/metrics.ts";
import { system } from "#shared/actor.ts";

/** Adds figures from the database to the metrics, read at each request for them. */
export function readShopFigures(
  metrics: Pick<Metrics, "readOnDemand">,
  parts: { database: Database; replica?: Replica | undefined; clock: () => Date },
): void {
  const { database, replica, clock } = parts;
  metrics.readOnDemand({
    formerName: "job_queue",
    figures: jobFigures,
    read: () => database.runInTransaction(system, async (db) => toJobFigures(await countJobs(db))),
  });
  metrics.readOnDemand({
    formerName: "backups",
    figures: backupFigures,
    read: () =>
      database.runInTransaction(system, async (db) =>
        toBackupFigures(await readBackupState(db, clock())),
      ),
  });
  if (replica === undefined) return;
  metrics.readOnDemand({
    formerName: "replica",
    figures: replicaFigures,
    read: () => replica.measure(),
  });
}
