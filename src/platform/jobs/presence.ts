/** Tells running jobs from those of a process that ended without releasing them. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Db } from "../db/client.ts";
import type { Log } from "../log.ts";

/**
 * The first half of our advisory locks' names; any numbers that no other program on the same
 * database uses.
 */
const LOCK_FAMILY = 701_825;
/** The same of those that say which tasks are done. */
export const TASK_LOCK_FAMILY = 701_826;
const LOOK_MS = 3_000;
/**
 * How long a worker may be missing. After an interruption of the database live workers are back
 * within a second, and a silent network failure is noticed at the next check.
 */
const GRACE_MS = 9_000;
const COME_BACK_MS = 500;

export type Presence = {
  /** Stops being present. */
  readonly end: () => Promise<void>;
};

/**
 * Holds an advisory lock in the name of `worker`, and shares one for each of its tasks: the
 * database lets go of them when this process ends, however that ends. Jobs held by a worker without
 * its lock are given back to the queue. Needs one connection of `pool`, and gets itself another one
 * when it is lost.
 */
export function showPresence(options: {
  pool: pg.Pool;
  worker: string;
  tasks: readonly string[];
  /** The ids of its running jobs. */
  running: ReadonlySet<string>;
  log: Log;
}): Presence {
  const { pool, worker, tasks, running, log } = options;
  const ending = new AbortController();

  async function runSession(): Promise<void> {
    const client = await pool.connect();
    const lost = new AbortController();
    client.once("error", () => lost.abort());
    const over = AbortSignal.any([lost.signal, ending.signal]);
    try {
      await client.query("select pg_advisory_lock($1, hashtext($2))", [LOCK_FAMILY, worker]);
      await client.query(
        "select pg_advisory_lock_shared($1, hashtext(task)) from unnest($2::text[]) as task",
        [TASK_LOCK_FAMILY, tasks],
      );
      const [gone, forgotten] = [createPatience(), createPatience()];
      while (!over.aborted) {
        await releaseTheirJobs(gone(await findGoneWorkers(client, worker)), client, log);
        const unknown = await findUnknownJobs(client, worker, running);
        await releaseUnknownJobs(forgotten(unknown), client, log);
        await sleep(LOOK_MS, undefined, { signal: over }).catch(() => {});
      }
    } finally {
      client.release(true);
    }
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      await runSession().catch((err: unknown) =>
        log.debug({ err }, "no connection to be present on"),
      );
      await sleep(COME_BACK_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  }

  const showing = run();
  return {
    async end() {
      ending.abort();
      await showing;
    },
  };
}

/** Whether any running instance of the shop handles this task. */
export async function isTaskServed(db: Db, task: string): Promise<boolean> {
  const { rows } = await db.execute<{ served: boolean }>(
    sql`select exists (
      select from pg_locks
      where locktype = 'advisory' and granted and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
        and classid = ${TASK_LOCK_FAMILY} and objid::bigint = hashtext(${task})::bigint & 4294967295
    ) as served`,
  );
  return rows[0]?.served === true;
}

/** Called repeatedly with the present problems, returns those that have lasted long enough. */
function createPatience(): (amiss: readonly string[]) => string[] {
  const since = new Map<string, number>();
  return (amiss) => {
    const now = performance.now();
    for (const name of since.keys()) if (!amiss.includes(name)) since.delete(name);
    for (const name of amiss) if (!since.has(name)) since.set(name, now);
    return [...since].flatMap(([name, from]) => (now - from >= GRACE_MS ? [name] : []));
  };
}

/** The other workers that hold jobs but are not present. */
async function findGoneWorkers(client: pg.ClientBase, self: string): Promise<string[]> {
  // A lock that this statement can get is held by no one.
  const { rows } = await client.query<{ worker: string }>(
    `with holders as materialized
       (select distinct locked_by as worker from graphile_worker.jobs where locked_by <> $2)
     select worker from holders where pg_try_advisory_xact_lock_shared($1, hashtext(worker))`,
    [LOCK_FAMILY, self],
  );
  return rows.map(({ worker }) => worker);
}

/** Jobs assigned to us that do not run: the connection broke while we received them. */
async function findUnknownJobs(
  client: pg.ClientBase,
  self: string,
  running: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "select id::text from graphile_worker.jobs where locked_by = $1",
    [self],
  );
  return rows.map(({ id }) => id).filter((id) => !running.has(id));
}

async function releaseUnknownJobs(
  ids: readonly string[],
  client: pg.ClientBase,
  log: Log,
): Promise<void> {
  if (ids.length === 0) return;
  await releaseJobs(client, ids);
  log.warn({ jobs: ids.length }, "jobs that were lost on their way to a worker are done anew");
}

async function releaseTheirJobs(
  workers: readonly string[],
  client: pg.ClientBase,
  log: Log,
): Promise<void> {
  if (workers.length === 0) return;
  await releaseWorkersJobs(client, workers);
  log.warn({ workers: workers.length }, "jobs of a process that ended are done anew");
}

/** Gives these jobs back to the queue. */
export async function releaseJobs(
  connection: Pick<pg.Pool, "query"> | pg.ClientBase,
  ids: readonly string[],
): Promise<void> {
  await connection.query(
    "update graphile_worker._private_jobs set locked_at = null, locked_by = null where id = any ($1::bigint[])",
    [ids],
  );
}

/** Gives the jobs that these workers hold back to the queue. */
export async function releaseWorkersJobs(
  connection: Pick<pg.Pool, "query"> | pg.ClientBase,
  workers: readonly string[],
): Promise<void> {
  await connection.query("select graphile_worker.force_unlock_workers($1)", [workers]);
}
