/**
 * Runs jobs from the queue in the database: each at least once, again after a failure, ever later.
 */
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, run, type TaskList, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import type { z } from "zod";
import type { Database } from "../db/client.ts";
import type { Log } from "../log.ts";
import { noTracing, type Tracing } from "../tracing/tracing.ts";
import { makePatient } from "./patient-pool.ts";
import { showPresence, type Presence } from "./presence.ts";

/**
 * Jobs are short and mostly wait for others; more at once would only take connections from
 * visitors.
 */
const CONCURRENCY = 2;
/** A new job announces itself; the poll finds those whose time has come after a failure. */
const POLL_MS = 2_000;
/**
 * A job that is held for so long is not being done, even if its process lives: what most jobs do
 * takes seconds. The library would wait for four hours. Those of a process that ended are noticed
 * by its absence, long before.
 */
const ABANDONED_AFTER_MINUTES = 10;

/**
 * Lets the server notice within a minute that this computer is gone, and that nobody holds its jobs
 * any more.
 */
const NOTICE_LOSS =
  "-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3";

/** What a job's end takes to be written down, however slow the database is. */
const QUIET_WITHIN_MS = 5_000;
const QUIET_LOOK_MS = 10;

/** What most tasks need of the shop. */
export type TaskParts = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
};

export type Task = {
  /** Does the job, within a few minutes. Rejects to be called again later with the same payload. */
  readonly run: (payload: unknown, attempt: { readonly isLast: boolean }) => Promise<void>;
  /** When to run without being asked, as in crontab (UTC). */
  readonly schedule?: string;
  /** More about that, as the library's crontab has it: "fill=1d". */
  readonly scheduleOptions?: string;
  /** How long it may take where that is more than a few minutes; it has to see to that itself. */
  readonly longestMinutes?: number;
};

/** A task with a checked payload; what does not fit fails. */
export function task<Schema extends z.ZodType>(
  schema: Schema,
  work: (payload: z.output<Schema>, attempt: { readonly isLast: boolean }) => Promise<void>,
): Task {
  return { run: async (payload, attempt) => work(schema.parse(payload), attempt) };
}

export type Worker = {
  /** Takes no more jobs and waits for those that run. */
  readonly stop: () => Promise<void>;
};

/** Starts working on `tasks`, by name. `connectionString` is the shop's own login. */
export async function startWorker(options: {
  connectionString: string;
  tasks: Readonly<Record<string, Task>>;
  log: Log;
  tracing?: Tracing;
}): Promise<Worker> {
  const { log, tracing = noTracing } = options;
  const pool = openPool(options.connectionString);
  const tasks: Readonly<Record<string, Task>> = {
    ...options.tasks,
    "free-abandoned-jobs": {
      schedule: "*/5 * * * *",
      run: () => freeAbandonedJobs(pool, options.tasks, log),
    },
  };
  let isStopping = false;
  const stopped = new AbortController();
  let presence: Presence | undefined;
  const events: WorkerEvents = new EventEmitter();
  // The name under which the library's worker holds its jobs.
  events.once("pool:create", ({ workerPool }) => {
    presence = showPresence({ pool, worker: workerPool.id, tasks: Object.keys(tasks), log });
  });
  events.on("job:failed", ({ job }) =>
    log.error(
      { task: job.task_identifier, jobId: job.id, attempts: job.attempts },
      "a job has failed for good; it waits in the back office",
    ),
  );
  try {
    await freeAbandonedJobs(pool, tasks, log);
    // A start that meets no server fails; whoever has started waits.
    makePatient(pool, stopped.signal, log);
    const runner = await run({
      pgPool: pool,
      events,
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: new Logger(() => (level, message, meta) => {
        if (level === "error" || level === "warning") log.warn({ job: meta }, message);
        else log.debug(message);
      }),
      taskList: taskList(tasks, tracing),
      crontab: crontab(tasks),
    });
    const handleEnd = () => {
      if (!isStopping) log.fatal("jobs are not done any more, until the next start");
    };
    runner.promise.then(handleEnd, handleEnd); // The library has told the reason.
    return {
      async stop() {
        isStopping = true;
        stopped.abort();
        // It throws when it has ended already.
        await runner.stop().catch((err: unknown) => log.debug({ err }, "no jobs were running"));
        await presence?.end();
        await untilQuiet(pool);
        await pool.end();
      },
    };
  } catch (error) {
    stopped.abort();
    await presence?.end();
    await pool.end();
    throw error;
  }
}

/**
 * The library does not wait until the end of a job is written down, and a pool that is closed
 * forgets who asks for a connection: the job would be done once more.
 */
async function untilQuiet(pool: pg.Pool): Promise<void> {
  const giveUpMs = performance.now() + QUIET_WITHIN_MS;
  do await sleep(QUIET_LOOK_MS);
  while (pool.waitingCount + pool.totalCount > pool.idleCount && performance.now() < giveUpMs);
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    // The login may do nothing by itself; these connections act as the queue's worker from their
    // first statement.
    options: `-c role=shop_jobs ${NOTICE_LOSS}`,
    max: CONCURRENCY + 2,
    application_name: "wanderpaw-jobs",
    keepAlive: true,
  });
  pool.on("error", () => {}); // The worker connects again by itself.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * Looks after the tasks that are done here: how long others may take is known where they are done.
 */
async function freeAbandonedJobs(
  pool: pg.Pool,
  tasks: Readonly<Record<string, Task>>,
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
  await pool.query("select graphile_worker.force_unlock_workers($1)", [workers]);
  log.warn({ workers: workers.length }, "jobs that were held for too long are done anew");
}

function crontab(tasks: Readonly<Record<string, Task>>): string {
  return Object.entries(tasks)
    .flatMap(([name, { schedule, scheduleOptions }]) => {
      if (schedule === undefined) return [];
      return [[schedule, name, ...(scheduleOptions ? [`?${scheduleOptions}`] : [])].join(" ")];
    })
    .join("\n");
}

function taskList(tasks: Readonly<Record<string, Task>>, tracing: Tracing): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, { run: work }]) => [
      name,
      async (payload: unknown, { job }: { job: { attempts: number; max_attempts: number } }) =>
        tracing.inSpan(
          {
            name: `job ${name}`,
            kind: "consumer",
            isRoot: true,
            attributes: { "job.task": name, "job.attempt": job.attempts },
          },
          () => work(payload, { isLast: job.attempts >= job.max_attempts }),
        ),
    ]),
  );
}
