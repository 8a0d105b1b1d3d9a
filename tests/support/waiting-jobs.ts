import type { TestDatabase } from "./database.ts";

/**
 * The jobs in the queue that somebody asked for; all of those have a key. A timed one that just
 * falls due is none of them: under a chosen clock it may wait for a time far in the future.
 */
export function readWaitingJobs(database: TestDatabase) {
  return database.asOwner(
    "select key, last_error from graphile_worker.jobs where key is not null order by key",
  );
}
