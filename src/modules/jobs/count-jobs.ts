import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#platform/db/client.ts";

const rowSchema = z.object({
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  oldest_due_at: z.coerce.date().nullable(),
  last_scheduled_at: z.coerce.date().nullable(),
  now: z.coerce.date(),
});

type JobCounts = {
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestDueAt: Date | null;
  /** The newest minute of the past for which a timed job was due. */
  readonly lastScheduledAt: Date | null;
  /** The queue's clock. */
  readonly now: Date;
};

/**
 * The number of jobs that wait, run, and have failed for good, and since when the oldest waiting
 * one has been due.
 */
export async function countJobs(db: Db): Promise<JobCounts> {
  const { rows } = await db.execute(
    sql`select *, app.get_last_scheduled() as last_scheduled_at, now() as now from app.count_jobs()`,
  );
  const row = rowSchema.parse(rows[0]);
  const { oldest_due_at: oldestDueAt, last_scheduled_at: lastScheduledAt, ...counts } = row;
  return { ...counts, oldestDueAt, lastScheduledAt };
}

/** The same as figures over time. */
export const jobFigures = {
  waiting: { name: "job_queue_waiting_jobs", help: "Jobs of all instances that wait" },
  running: { name: "job_queue_running_jobs", help: "Jobs that run now" },
  failed: { name: "job_queue_failed_jobs", help: "Jobs that have failed for good" },
  oldest_due_seconds: {
    name: "job_queue_oldest_due_seconds",
    help: "How late the oldest waiting job is",
  },
  last_scheduled_seconds: {
    name: "job_queue_last_scheduled_seconds",
    help: "How long ago the last of the timed jobs was due; some of them are due each minute",
  },
} as const;

/** Their values, by the queue's clock. The last is missing before there was a timed job. */
export function toJobFigures(counts: JobCounts) {
  const { waiting, running, failed, oldestDueAt, lastScheduledAt, now } = counts;
  const computeSecondsSince = (at: Date) => Math.round((now.getTime() - at.getTime()) / 1_000);
  return {
    waiting,
    running,
    failed,
    oldest_due_seconds: oldestDueAt === null ? 0 : Math.max(0, computeSecondsSince(oldestDueAt)),
    ...(lastScheduledAt !== null && {
      last_scheduled_seconds: computeSecondsSince(lastScheduledAt),
    }),
  };
}
