/**
 * Runs jobs from the queue in the database: each at least once, again after an error, ever later.
 */
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { z } from "zod";
import type { Database } from "../db/client.ts";
import { openPool } from "../db/pool.ts";
import type { Log } from "../log.ts";
import { noTracing, type Tracing } from "../tracing/tracing.ts";
import { JOBS_AT_ONCE } from "./jobs-at-once.ts";
import { watchTime } from "./watch-time.ts";
import { createPatient } from "./patient-pool.ts";
import { releaseWorkersJobs, showPresence } from "./presence.ts";
import { releaseAbandonedJobs } from "./abandoned-jobs.ts";

/** To be present on, and to hear of new jobs. */
const HELD_CONNECTIONS = 2;
/** This many jobs at once share a connection, because the queue needs few queries. */
const JOBS_OF_A_CONNECTION = 10;
/** The library wants a connection for each job, and says so at every start. */
const POOL_WARNING = "having maxPoolSize";
/** A new job announces itself; the poll finds those whose time has come after an error. */
const POLL_MS = 2_000;
/**
 * Lets the server notice within a minute that this computer is gone, so that its jobs are free
 * again.
 */
const NOTICE_LOSS =
  "-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3";

/** How long a worker that has failed rests before it begins again; twice as long each time. */
const FIRST_REST_MS = 500;
const LONGEST_REST_MS = 30_000;

/** Parts of the shop that most tasks need. */
export type TaskParts = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
};

export type Task = {
  /** Does the job, within a few minutes. Rejects to be called again later with the same payload. */
  readonly run: (payload: unknown, attempt: { readonly isLast: boolean }) => Promise<void>;
  /** The schedule, as in crontab (UTC). */
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
  when: Pick<Task, "schedule" | "longestMinutes"> = {},
): Task {
  return { ...when, run: async (payload, attempt) => work(schema.parse(payload), attempt) };
}

export type Worker = {
  /** Takes no more jobs and waits for those that run. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts working on `tasks`, by name. `connectionString` is the shop's own login. While the
 * database is away its jobs wait; an error of the queue itself is logged, and the work begun anew.
 */
export async function startWorker(options: {
  connectionString: string;
  tasks: Readonly<Record<string, Task>>;
  log: Log;
  tracing?: Tracing;
}): Promise<Worker> {
  const { log, tracing = noTracing } = options;
  const pool = openPool({
    connectionString: options.connectionString,
    // The login may do nothing by itself; these connections act as the queue's worker from their
    // first statement.
    options: `-c role=shop_jobs ${NOTICE_LOSS}`,
    max: HELD_CONNECTIONS + Math.ceil(JOBS_AT_ONCE / JOBS_OF_A_CONNECTION),
    application_name: "wanderpaw-jobs",
  });
  const tasks: Readonly<Record<string, Task>> = {
    ...options.tasks,
    "free-abandoned-jobs": {
      schedule: "*/5 * * * *",
      run: () => releaseAbandonedJobs(pool, options.tasks, log),
    },
  };
  const stopped = new AbortController();
  const startNextShift = () => startShift({ pool, tasks, stopped: stopped.signal, log, tracing });
  let shift: Shift;
  let isSetBack = false;
  try {
    // The first start fails without a server; later the worker waits for it.
    await releaseAbandonedJobs(pool, tasks, log);
    const onStepBack = () => {
      log.warn("the clock was set back: the timed jobs begin anew by it");
      isSetBack = true;
      void shift.stop();
    };
    await watchTime({ pool, log, stopped: stopped.signal, onStepBack });
    shift = await startNextShift();
  } catch (error) {
    stopped.abort();
    await pool.end();
    throw error;
  }

  /** Restarts the library's worker until it is stopped. */
  async function runShifts(): Promise<void> {
    for (let restMs = FIRST_REST_MS; ; restMs = Math.min(restMs * 2, LONGEST_REST_MS)) {
      const error = await shift.ended;
      if (stopped.signal.aborted) return;
      if (!isSetBack) {
        log.error({ err: error }, "the queue has failed; work on it begins anew");
        await sleep(restMs, undefined, { signal: stopped.signal }).catch(() => {});
      }
      isSetBack = false;
      shift = await startNextShift().catch((err: unknown) => createEndedShift(err));
      // Stopped meanwhile: `stop` knew only the shift before.
      if (stopped.signal.aborted) await shift.stop();
    }
  }
  const working = runShifts();
  return {
    async stop() {
      stopped.abort();
      await shift.stop();
      await working;
      await pool.end();
    },
  };
}

/** The library at work, from a start to its end. */
type Shift = {
  /** Resolves when no job is running, to the error if one has failed. */
  readonly ended: Promise<unknown>;
  readonly stop: () => Promise<void>;
};

const createEndedShift = (cause: unknown): Shift => ({
  ended: Promise.resolve(cause),
  stop: async () => {},
});

async function startShift(parts: {
  pool: pg.Pool;
  tasks: Readonly<Record<string, Task>>;
  stopped: AbortSignal;
  log: Log;
  tracing: Tracing;
}): Promise<Shift> {
  const { pool, tasks, stopped, log, tracing } = parts;
  let endPresence = async () => {};
  const events: WorkerEvents = new EventEmitter();
  const running = new Set<string>();
  events.on("job:start", ({ job }) => void running.add(job.id));
  events.on("job:complete", ({ job }) => void running.delete(job.id));
  // The name under which the library's worker holds its jobs.
  events.once("pool:create", ({ workerPool: { id: worker } }) => {
    const presence = showPresence({ pool, worker, tasks: Object.keys(tasks), running, log });
    endPresence = async () => {
      await presence.end();
      // Jobs whose end could not be stored. If this fails, other workers notice that this one is
      // missing.
      await releaseWorkersJobs(pool, [worker]).catch(() => {});
    };
  });
  events.on("job:failed", ({ job }) =>
    log.error(
      { task: job.task_identifier, jobId: job.id, attempts: job.attempts },
      "a job has failed for good; it waits in the back office",
    ),
  );
  try {
    const runner = await run({
      pgPool: createPatient(pool, stopped, log),
      events,
      concurrency: JOBS_AT_ONCE,
      pollInterval: POLL_MS,
      // Gathered ends of jobs are waited for, and the library tells when one cannot be written
      // down. Of single ones it drops the promise, and its error would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      noHandleSignals: true,
      logger: new Logger(() => (level, message, meta) => {
        const isPoolWarning = message.includes(POOL_WARNING);
        if (!isPoolWarning && (level === "error" || level === "warning"))
          log.warn({ job: meta }, message);
        else log.debug(message);
      }),
      taskList: createTaskList(tasks, tracing),
      crontab: createCrontab(tasks),
    });
    const waitForEnd = async () => {
      const error = await runner.promise.then(
        () => undefined,
        (err: unknown) => err,
      );
      await endPresence();
      return error;
    };
    return {
      ended: waitForEnd(),
      // It throws when it has ended already.
      stop: () => runner.stop().catch((err: unknown) => log.debug({ err }, "no jobs were running")),
    };
  } catch (error) {
    await endPresence();
    throw error;
  }
}

function createCrontab(tasks: Readonly<Record<string, Task>>): string {
  return Object.entries(tasks)
    .flatMap(([name, { schedule, scheduleOptions }]) => {
      if (schedule === undefined) return [];
      return [[schedule, name, ...(scheduleOptions ? [`?${scheduleOptions}`] : [])].join(" ")];
    })
    .join("\n");
}

function createTaskList(tasks: Readonly<Record<string, Task>>, tracing: Tracing): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, { run: work }]) => [
      name,
      async (payload: unknown, { job }: { job: { attempts: number; max_attempts: number } }) =>
        tracing.runInSpan(
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
