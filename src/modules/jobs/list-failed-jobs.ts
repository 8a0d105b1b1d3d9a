import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import type { FailedJob } from "./admin-contract.ts";
import { toShownError } from "./shown-error.ts";

/** With more than this, staff will fix the cause instead of settling them one by one. */
const MAX_ROWS = 100;

/** The last 100 jobs that failed for good, the latest first. */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await db.execute<FailedJob>(sql`
    select id, task, created_at as "createdAt", failed_at as "failedAt", attempts, last_error as "lastError"
    from app.list_failed_jobs(${MAX_ROWS})`);
  return rows.map((row) => ({ ...row, lastError: row.lastError && toShownError(row.lastError) }));
}
