import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#platform/db/client.ts";

const rowSchema = z.object({
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  oldest_due_at: z.coerce.date().nullable(),
});

type JobCounts = {
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestDueAt: Date | null;
};

/**
 * The number of jobs that wait, run, and have failed for good, and since when the oldest waiting
 * one has been due.
 */
export async function countJobs(db: Db): Promise<JobCounts> {
  const { rows } = await db.execute(sql`select * from app.count_jobs()`);
  const { oldest_due_at: oldestDueAt, ...counts } = rowSchema.parse(rows[0]);
  return { ...counts, oldestDueAt };
}

/** The same as figures over time; lateness in seconds. */
export function jobFigures({ waiting, running, failed, oldestDueAt }: JobCounts, now: Date) {
  const late = oldestDueAt === null ? 0 : Math.max(0, now.getTime() - oldestDueAt.getTime());
  return { waiting, running, failed, oldest_due_seconds: Math.round(late / 1_000) };
}
