import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { startWorker, task, type Task } from "#platform/jobs/worker.ts";
import { createLog } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";
import { readWaitingJobs } from "../../support/waiting-jobs.ts";

const database = await testDatabase();
// The shop itself may ask for what these tests do.
await database.asOwner(
  `create or replace function app.jobs_of_roles() returns table (role text, task text) language sql immutable
   set search_path = '' as $$ values ('shop_system', 'note'), ('shop_system', 'slow') $$`,
);

async function start(tasks: Readonly<Record<string, Task>>) {
  const logged: string[] = [];
  const log = createLog({ level: "debug", destination: { write: (line) => logged.push(line) } });
  const worker = await startWorker({ connectionString: database.appUrl, tasks, log });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= worker.stop());
  onTestFinished(stop);
  return { logged, stop };
}

/** A task that remembers the texts that it was called with. */
function noteTask() {
  const noted: string[] = [];
  const note = task(z.object({ text: z.string() }), async ({ text }) => void noted.push(text));
  return { noted, tasks: { note } };
}

/** The end of a job cannot be written down until the returned function is called. */
async function breakQueue(logged: readonly string[]): Promise<() => Promise<void>> {
  const allow = async () =>
    void (await database.asOwner("grant delete on graphile_worker._private_jobs to shop_jobs"));
  await database.asOwner("revoke delete on graphile_worker._private_jobs from shop_jobs");
  onTestFinished(allow);
  await ask("stubborn");
  await expect.poll(() => logged.join("")).toContain("the queue has failed");
  return allow;
}

/** A task that ends when it may. */
function slowTask() {
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  let times = 0;
  const slow: Task = {
    run: async () => {
      times += 1;
      begun.resolve();
      await mayEnd.promise;
    },
  };
  return { slow, begun: begun.promise, mayEnd: mayEnd.resolve, times: () => times };
}

const askForSlow = () =>
  database.runInTransaction(system, (db) =>
    queueJob(db, { task: "slow", payload: {}, key: "slow" }),
  );

const ask = (text: string, key = text, payload: Record<string, unknown> = { text }) =>
  database.runInTransaction(system, (db) => queueJob(db, { task: "note", payload, key }));

const waiting = () => readWaitingJobs(database);

test("JOBS-01 a job runs once, after the transaction that requested it", async () => {
  const { noted, tasks } = noteTask();
  await start(tasks);
  const failing = database.runInTransaction(system, async (db) => {
    await queueJob(db, { task: "note", payload: { text: "rolled back" }, key: "rolled back" });
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await database.runInTransaction(system, async (db) => {
    await queueJob(db, { task: "note", payload: { text: "committed" }, key: "committed" });
    expect(noted).toEqual([]);
  });
  await expect.poll(() => noted).toEqual(["committed"]);
  await expect.poll(waiting).toEqual([]);
});

test("JOBS-01 a second request with the same key replaces the first", async () => {
  const { noted, tasks } = noteTask();
  await ask("old", "same key");
  await ask("new", "same key");
  await start(tasks);
  await expect.poll(waiting).toEqual([]);
  expect(noted).toEqual(["new"]);
});

test("JOBS-02 a failed job is retried, and knows its last attempt", async () => {
  const attempts: boolean[] = [];
  await start({
    note: {
      run: async (_payload, { isLast }) => {
        attempts.push(isLast);
        if (!isLast) throw new Error("not yet");
      },
    },
  });
  await ask("again");
  await expect.poll(waiting).toEqual([{ key: "again", last_error: "not yet" }]);
  await database.asOwner(
    "update graphile_worker._private_jobs set max_attempts = 2, run_at = now()",
  );
  await vi.waitFor(() => expect(attempts).toEqual([false, true]), { timeout: 10_000 });
  await expect.poll(waiting).toEqual([]);
});

test("JOBS-02 a job with a payload of the wrong shape fails without running", async () => {
  const { noted, tasks } = noteTask();
  await start(tasks);
  await ask("wrong", "wrong", { labels: 1 });
  await expect
    .poll(async () => String((await waiting())[0]?.["last_error"]))
    .toContain("expected string");
  expect(noted).toEqual([]);
  await database.asOwner("delete from graphile_worker._private_jobs");
});

test("JOBS-03 stopping waits for running jobs, and leaves the others for the next start", async () => {
  const { noted, tasks } = noteTask();
  const { slow, begun, mayEnd } = slowTask();
  let hasEnded = false;
  const note: Task["run"] = async (...job) => {
    await slow.run(...job);
    hasEnded = true;
  };
  const { stop } = await start({ note: { run: note } });
  await ask("slow");
  await begun;
  const listeners = () =>
    database.asOwner(
      `select count(*)::int from pg_stat_activity
       where application_name = 'wanderpaw-jobs' and datname = current_database() and query like 'LISTEN%'`,
    );
  await expect.poll(listeners).toEqual([{ count: 1 }]);
  const stopping = stop().then(() => hasEnded);
  // A job that ends later than that must be written down as well, or it would be done again.
  await expect.poll(listeners).toEqual([{ count: 0 }]);
  mayEnd();
  expect(await stopping).toBe(true);
  expect(await waiting()).toEqual([]);

  await ask("later");
  expect(await waiting()).toMatchObject([{ key: "later" }]);
  await start(tasks);
  await expect.poll(() => noted).toEqual(["later"]);
});

test("JOBS-04 a worker that loses its connections for a while continues without intervention", async () => {
  const { noted, tasks } = noteTask();
  const { logged } = await start(tasks);
  await ask("before");
  await expect.poll(() => noted).toEqual(["before"]);

  const [row] = await database.asOwner("select current_database() as name");
  const name = String(row?.["name"]);
  await database.asOwner(`alter database ${name} connection limit 0`);
  await database.asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await expect.poll(() => logged.join("")).toContain("too many connections");
  await database.asOwner(`alter database ${name} connection limit -1`);

  await ask("after");
  await expect.poll(() => noted, { timeout: 20_000 }).toEqual(["before", "after"]);
  expect(logged.join("")).not.toContain("jobs are not done any more");
});

test("JOBS-09 when the end of a job cannot be stored, the worker restarts and runs it again", async () => {
  const { noted, tasks } = noteTask();
  const { logged } = await start(tasks);
  const allow = await breakQueue(logged);
  await allow();
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  expect(noted.length).toBeGreaterThan(1);
});

/** A job that the worker of the slow one has been given so many minutes ago. */
const giveToSlowOnesWorker = (text: string, minutes: number) =>
  database.asOwner(
    `insert into graphile_worker._private_jobs (task_id, payload, key, attempts, locked_at, locked_by)
     select t.id, json_build_object('text', $1::text), $1, 1, now() - make_interval(mins => $2),
       (select locked_by from graphile_worker.jobs where key = 'slow')
     from graphile_worker._private_tasks t where identifier = 'note'`,
    [text, minutes],
  );

const lockJobs = (worker: string, minutes: number) =>
  database.asOwner(
    `update graphile_worker._private_jobs
     set attempts = 1, locked_by = $1, locked_at = now() - make_interval(mins => $2)`,
    [worker, minutes],
  );

test("JOBS-05 a job that has been locked for too long is run again", async () => {
  const { noted, tasks } = noteTask();
  await ask("abandoned");
  await lockJobs("stuck", 11);
  await start(tasks);
  await expect.poll(() => noted).toEqual(["abandoned"]);
});

test("JOBS-05 a job that has been locked for too long is run again, and its worker keeps its other jobs", async () => {
  const { slow, begun, mayEnd, times } = slowTask();
  const { noted, tasks } = noteTask();
  await start({ ...tasks, slow });
  await askForSlow();
  await begun;
  await giveToSlowOnesWorker("abandoned", 11);
  const { logged } = await start({ ...tasks, slow });
  onTestFinished(() => mayEnd());
  await expect.poll(() => noted).toEqual(["abandoned"]);
  expect(logged.join("")).toContain("jobs that were held for too long are done anew");
  expect(times()).toBe(1);
  mayEnd();
  await expect.poll(waiting).toEqual([]);
});

test("JOBS-04 a worker that is stopped during its pause after an error starts no more jobs", async () => {
  const { noted, tasks } = noteTask();
  const { logged, stop } = await start(tasks);
  const allow = await breakQueue(logged);
  await stop();
  const { length } = noted;
  await allow();
  await ask("later");
  expect(await waiting()).toHaveLength(2);
  expect(noted).toHaveLength(length);
  await database.asOwner("delete from graphile_worker._private_jobs");
});

test("JOBS-08 a job of a dead process is run again within seconds; a live process keeps its job", async () => {
  const { slow, begun, mayEnd, times } = slowTask();
  const { noted, tasks } = noteTask();
  const alive = await start({ slow });
  onTestFinished(() => mayEnd());
  await askForSlow();
  await begun;
  // Its connections break, and it comes back.
  await database.asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wanderpaw-jobs' and datname = current_database()",
  );

  await ask("abandoned");
  await database.asOwner(
    "update graphile_worker._private_jobs set attempts = 1, locked_by = 'dead', locked_at = now() where key = 'abandoned'",
  );
  const other = await start({ ...tasks, slow });
  await expect.poll(() => noted, { timeout: 20_000 }).toEqual(["abandoned"]);
  // The one of the two that has missed the dead one first.
  expect([...alive.logged, ...other.logged].join("")).toContain(
    "jobs of a process that ended are done anew",
  );
  expect(times()).toBe(1);
  mayEnd();
  await alive.stop();
  await expect.poll(waiting).toEqual([]);
});

test("JOBS-25 a job that was lost on its way to a worker is run within seconds, and the worker keeps its others", async () => {
  const { slow, begun, mayEnd, times } = slowTask();
  const { noted, tasks } = noteTask();
  const { logged } = await start({ ...tasks, slow });
  onTestFinished(() => mayEnd());
  await askForSlow();
  await begun;
  // As if the worker had been given it, and had never heard.
  await giveToSlowOnesWorker("lost", 0);
  await expect.poll(() => noted, { timeout: 30_000 }).toEqual(["lost"]);
  expect(logged.join("")).toContain("jobs that were lost on their way to a worker are done anew");
  expect(times()).toBe(1);
  mayEnd();
  await expect.poll(waiting).toEqual([]);
});

test("JOBS-06 scheduled tasks are registered, and an invalid schedule prevents the start", async () => {
  await start({ nightly: { schedule: "0 3 * * *", run: async () => {} } });
  await expect
    .poll(() => database.asOwner("select identifier from graphile_worker._private_known_crontabs"))
    .toContainEqual({ identifier: "nightly" });
  await expect(start({ nightly: { schedule: "whenever", run: async () => {} } })).rejects.toThrow(
    "whenever",
  );
});
