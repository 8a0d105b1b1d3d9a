import type { Database } from "#platform/db/client.ts";
import type { Task } from "#platform/jobs/worker.ts";
import type { Log } from "#platform/log.ts";

export function identityTasks(_parts: {
  database: Database;
  clock: () => Date;
  log: Log;
}): Readonly<Record<string, Task>> {
  return {};
}
