// The queue after a clock that was ahead has been set right.
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { startWorker, task } from "#platform/jobs/worker.ts";
import { createLog } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
await database.asOwner(
  `create or replace function app.jobs_of_roles() returns table (role text, task text) language sql immutable
   set search_path = '' as $$ values ('shop_system', 'note') $$`,
);
const ask = (text: string) =>
  database.runInTransaction(system, (db) =>
    queueJob(db, { task: "note", payload: { text }, key: text }),
  );

test("JOBS-31 jobs that were scheduled by a fast clock are due at once, with one warning", async () => {
  const noted: string[] = [];
  const note = task(z.object({ text: z.string() }), async ({ text }) => void noted.push(text));
  await ask("planned");
  await ask("failed");
  await ask("failed lately");
  const setTime = (key: string, attempts: number, runAt: string) =>
    database.asOwner(
      `update graphile_worker._private_jobs set attempts = $2, run_at = ${runAt} where key = $1`,
      [key, attempts],
    );
  await setTime("planned", 0, "now() + interval '2 hours'");
  await setTime("failed", 6, "now() + interval '2 hours'");
  await setTime("failed lately", 7, "now() + interval '900 seconds'");
  await database.asOwner(
    `insert into graphile_worker._private_known_crontabs
     values ('timed', now(), now() + interval '2 hours')`,
  );
  const logged: string[] = [];
  const worker = await startWorker({
    connectionString: database.appUrl,
    tasks: { note, timed: { ...note, schedule: "0 0 1 1 *" } },
    log: createLog({ level: "warn", destination: { write: (line) => logged.push(line) } }),
  });
  onTestFinished(() => worker.stop());
  await expect.poll(() => noted).toEqual(["planned"]);
  // One that failed waits for as long as it would have, and not longer: e to the power of 6.
  const [times] = await database.asOwner(
    `select (select last_execution <= now() from graphile_worker._private_known_crontabs
             where identifier = 'timed') as timed,
       (select run_at < now() + interval '404 seconds' from graphile_worker._private_jobs
        where key = 'failed') as failed,
       (select run_at > now() + interval '404 seconds' from graphile_worker._private_jobs
        where key = 'failed lately') as lately`,
  );
  expect(times).toEqual({ timed: true, failed: true, lately: true });
  expect(logged.filter((line) => line.includes("a clock was ahead"))).toHaveLength(1);
});
