import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#platform/db/client.ts";
import { toShownError } from "./shown-error.ts";

/** With more than this, staff will fix the cause instead of settling them one by one. */
const MAX_ROWS = 100;

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    task: z.string(),
    created_at: z.coerce.date(),
    failed_at: z.coerce.date(),
    attempts: z.int(),
    last_error: z.string().nullable(),
  }),
);

/** The last 100 jobs that failed for good, the latest first. */
export async function listFailedJobs(db: Db) {
  const { rows } = await db.execute(sql`select * from app.list_failed_jobs(${MAX_ROWS})`);
  return rowsSchema.parse(rows).map((row) => ({
    id: row.id,
    task: row.task,
    createdAt: row.created_at,
    failedAt: row.failed_at,
    attempts: row.attempts,
    lastError: row.last_error === null ? null : toShownError(row.last_error),
  }));
}
