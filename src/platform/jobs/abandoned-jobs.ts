import type pg from "pg";
import type { Log } from "../log.ts";
import { releaseJobs } from "./presence.ts";

/**
 * A job that is held for this long is stuck, even if its process lives: most jobs take seconds. The
 * library would wait for four hours. Jobs of a process that ended are noticed much earlier
 * (presence.ts).
 */
const ABANDONED_AFTER_MINUTES = 10;

/**
 * Gives back the jobs of `tasks` that are held for too long. Only tasks of this process are
 * checked, because it knows how long they may take.
 */
export async function releaseAbandonedJobs(
  pool: pg.Pool,
  tasks: Readonly<Record<string, { readonly longestMinutes?: number }>>,
  log: Log,
): Promise<void> {
  const limits = Object.fromEntries(
    Object.entries(tasks).map(([name, { longestMinutes = ABANDONED_AFTER_MINUTES }]) => [
      name,
      longestMinutes,
    ]),
  );
  const { rows } = await pool.query<{ id: string }>(
    `select id::text from graphile_worker.jobs
     where locked_at < now() - make_interval(mins => ($1::jsonb ->> task_identifier)::integer)`,
    [JSON.stringify(limits)],
  );
  if (rows.length === 0) return;
  // These alone: their worker may live, and do others.
  await releaseJobs(
    pool,
    rows.map(({ id }) => id),
  );
  log.warn({ jobs: rows.length }, "jobs that were held for too long are done anew");
}
