/** The queue's jobs, apart from the tables of its library, which change with its version. */
import type pg from "pg";
import { z } from "zod";

const job = z.object({
  task: z.string(),
  payload: z.json(),
  queue: z.string().nullable(),
  run_at: z.string(),
  priority: z.int(),
  attempts: z.int(),
  max_attempts: z.int(),
  key: z.string().nullable(),
  flags: z.array(z.string()).nullable(),
  last_error: z.string().nullable(),
});

export const savedJobs = z.array(job);
export type SavedJob = z.output<typeof job>;

/**
 * Every job that waits, runs or has failed for good. A running one will run again, which is safe
 * for all jobs.
 */
export async function readJobs(client: pg.ClientBase): Promise<SavedJob[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('graphile_worker._private_jobs') is not null as exists",
  );
  if (found[0]?.exists !== true) return [];
  const { rows } = await client.query(
    `select t.identifier as task, j.payload, q.queue_name as queue, to_json(j.run_at) #>> '{}' as run_at, j.priority, j.attempts,
       j.max_attempts, j.key, (select array_agg(flag) from jsonb_object_keys(j.flags) flag) as flags, j.last_error
     from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     order by j.id`,
  );
  return savedJobs.parse(rows);
}

/** Puts jobs into the queue in their old state: those that failed for good stay so. */
export async function writeJobs(client: pg.ClientBase, jobs: readonly SavedJob[]): Promise<void> {
  for (const {
    task,
    payload,
    queue,
    run_at,
    max_attempts,
    key,
    priority,
    flags,
    ...tried
  } of jobs) {
    const { rows } = await client.query<{ id: string }>(
      "select id from graphile_worker.add_job($1, $2::json, $3, $4, $5, $6, $7, $8)",
      [task, JSON.stringify(payload), queue, run_at, max_attempts, key, priority, flags],
    );
    if (tried.attempts > 0)
      await client.query(
        "update graphile_worker._private_jobs set attempts = $2, last_error = $3 where id = $1",
        [rows[0]?.id, tried.attempts, tried.last_error],
      );
  }
}
