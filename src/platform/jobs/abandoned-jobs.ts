import type pg from "pg";
import type { Log } from "../log.ts";
import { freeJobs } from "./presence.ts";

/**
 * A job that is held for so long is not being done, even if its process lives: what most jobs do
 * takes seconds. The library would wait for four hours. Those of a process that ended are noticed
 * by its absence, long before.
 */
const ABANDONED_AFTER_MINUTES = 10;

/**
 * Gives back the jobs of `tasks` that are held for too long. It looks after the tasks that are done
 * here: how long others may take is known where they are done.
 */
export async function freeAbandonedJobs(
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
  const { rows } = await pool.query<{ workers: string[] | null }>(
    `select array_agg(distinct locked_by) as workers from graphile_worker.jobs
     where locked_at < now() - make_interval(mins => ($1::jsonb ->> task_identifier)::integer)`,
    [JSON.stringify(limits)],
  );
  const workers = rows[0]?.workers ?? [];
  if (workers.length === 0) return;
  await freeJobs(pool, workers);
  log.warn({ workers: workers.length }, "jobs that were held for too long are done anew");
}
