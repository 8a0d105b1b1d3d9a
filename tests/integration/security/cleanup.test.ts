import { expect, test } from "vitest";
import { securityTasks } from "#modules/security/tasks.ts";
import { startWorker } from "#platform/jobs/worker.ts";
import { silentLog } from "#platform/log.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
const clock = () => new Date("2025-01-15T12:00:00Z");
const tasks = securityTasks({ database, clock, log: silentLog });

async function cleanUp(): Promise<void> {
  for (const { run } of Object.values(tasks)) await run({}, { isLast: false });
}

const ages = async (table: string, column: string) => {
  const rows = await database.asOwner(
    `select (timestamptz '2025-01-15T12:00:00Z' - ${column})::text as age from ${table} order by ${column} desc`,
  );
  return rows.map(({ age }) => age);
};

test("SEC-19 alerts older than a day are deleted", async () => {
  await database.asOwner(
    `insert into security_alerts (raised_at, pattern, severity, events)
     select timestamptz '2025-01-15T12:00:00Z' - age, 'token_reuse', 'high', '[]'
     from unnest(array['1 hour', '24 hours', '24 hours 1 second', '30 days']::interval[]) as age`,
  );
  await cleanUp();
  expect(await ages("security_alerts", "raised_at")).toEqual(["01:00:00", "1 day"]);
});

test("SEC-19 the newest 1,000 events are kept", async () => {
  await database.asOwner(
    `insert into security_events (type, severity, occurred_at)
     select 'token_reuse', 'high', timestamptz '2025-01-15T12:00:00Z' - n * interval '1 second'
     from generate_series(1, 1100) as n`,
  );
  await cleanUp();
  const left = await ages("security_events", "occurred_at");
  expect([left.length, left[0], left.at(-1)]).toEqual([1_000, "00:00:01", "00:16:40"]);
  await cleanUp();
  expect(await ages("security_events", "occurred_at")).toHaveLength(1_000);
});

test("SEC-24 a flood of one type does not displace the events of another", async () => {
  await database.asOwner("truncate security_events");
  const add = (type: string, count: number, age: string) =>
    database.asOwner(
      `insert into security_events (type, severity, occurred_at)
       select $1, 'low', timestamptz '2025-01-15T12:00:00Z' - $3::interval - n * interval '1 second'
       from generate_series(1, $2) as n`,
      [type, count, age],
    );
  await add("auth_failure", 300, "1 day");
  await add("form_submission", 10, "2 days");
  await add("suspicious_agent", 3_000, "1 hour");
  await cleanUp();
  const left = await database.asOwner(
    "select type, count(*)::int from security_events group by 1 order by 1",
  );
  expect(left).toEqual([
    { type: "auth_failure", count: 250 },
    { type: "form_submission", count: 10 },
    { type: "suspicious_agent", count: 740 },
  ]);
});

test("SEC-19 the cleanup runs every hour", async () => {
  expect(Object.values(tasks).map(({ schedule }) => schedule)).toEqual([
    expect.stringMatching(/^\d+ \* \* \* \*$/),
  ]);
  // The worker reads the schedules when it starts; one that it does not understand would throw.
  const worker = await startWorker({ connectionString: database.appUrl, tasks, log: silentLog });
  await worker.stop();
});
