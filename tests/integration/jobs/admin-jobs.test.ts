import { tmpdir } from "node:os";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { jobAdmin } from "#i18n/he/jobs.ts";
import { adminJobEndpoints } from "#modules/jobs/admin-endpoints.ts";
import { silentLog } from "#platform/log.ts";
import { createMailbox } from "#platform/mail/imap.ts";
import { system } from "#shared/actor.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { startJobs } from "../../../src/server/start/start-jobs.ts";
import { member } from "../../support/actors.ts";
import { startSalesShop } from "../orders/sales-shop.ts";
import { undoneAs } from "../data/verdict.ts";
import { getSqlState } from "#platform/db/sql-error.ts";

const { database, shop, asAdmin, now } = await startSalesShop({
  exchangeRatesUrl: "http://127.0.0.1:1/rates",
});

/** Puts a job into the queue that has been tried so often, the last time a minute ago. */
async function arrange(key: string, attempts = 12, error = "550 no mailbox noa@mail.example") {
  await database.runInTransaction(system, (db) =>
    queueJob(db, { task: "send-mail", payload: { mailId: crypto.randomUUID() }, key }),
  );
  const [row] = await database.asOwner(
    `update graphile_worker._private_jobs set attempts = $2::int, last_error = $3, created_at = now() - interval '1 day',
       run_at = now() - interval '1 minute' + exp(least($2::int, 10)) * interval '1 second'
     where key = $1 returning id`,
    [key, attempts, error],
  );
  return z.object({ id: z.string() }).parse(row).id;
}

async function read() {
  const { status, text } = await asAdmin("GET", "/api/admin/jobs");
  expect([status, status === 200 ? "" : text]).toEqual([200, ""]);
  return adminJobEndpoints.readJobs.response.parse(JSON.parse(text));
}
const stored = () =>
  database.asOwner("select key, attempts from graphile_worker._private_jobs order by key");
const logged = () =>
  database.asOwner(
    "select action, entity_id as id, before, after, actor_email is not null as named from audit_log where entity = 'jobs' order by id",
  );

beforeEach(async () => {
  await database.asOwner("delete from graphile_worker._private_jobs");
  await database.asOwner("delete from audit_log");
});

/** The queue keeps the real time, in milliseconds. */
async function queueTime(): Promise<number> {
  const [row] = await database.asOwner("select extract(epoch from now()) * 1000 as ms");
  return Number(row?.["ms"]);
}

test("JOBS-20 the back office counts waiting and failed jobs, and shows the reasons without personal data", async () => {
  const failed = await arrange("failed");
  await arrange("waits for another attempt", 11);
  await arrange("running", 1);
  await database.asOwner(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x' where key = 'running'",
  );
  expect(await read()).toMatchObject({ waiting: 1, running: 1, failed: 1, oldestDueAt: null });
  const [job, ...others] = (await read()).jobs;
  expect(others).toEqual([]);
  expect(job).toMatchObject({
    id: failed,
    task: "send-mail",
    attempts: 12,
    lastError: "550 no mailbox [e-mail]",
  });
  const agoSeconds = ((await queueTime()) - Date.parse(job?.failedAt ?? "")) / 1_000;
  expect(agoSeconds).toBeGreaterThan(55);
  expect(agoSeconds).toBeLessThan(120);

  await database.asOwner(
    "update graphile_worker._private_jobs set run_at = now() - interval '1 hour' where attempts = 11",
  );
  const { oldestDueAt } = await read();
  expect((await queueTime()) - Date.parse(oldestDueAt ?? "")).toBeGreaterThan(3_500_000);
});

test("JOBS-21 an administrator retries or removes a job, once, and the log of changes records it", async () => {
  const again = await arrange("again");
  const never = await arrange("never");
  const waits = await arrange("waits", 3);
  expect((await asAdmin("POST", `/api/admin/jobs/${again}/retry`)).status).toBe(204);
  expect((await asAdmin("DELETE", `/api/admin/jobs/${never}`)).status).toBe(204);
  expect(await stored()).toEqual([
    { key: "again", attempts: 0 },
    { key: "waits", attempts: 3 },
  ]);
  for (const id of [again, never, waits]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answers = [
      await asAdmin("POST", `/api/admin/jobs/${id}/retry`),
      await asAdmin("DELETE", `/api/admin/jobs/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
  }
  const before = { task: "send-mail", attempts: 12 };
  expect(await logged()).toEqual([
    { action: "update", id: again, before, after: { ...before, attempts: 0 }, named: true },
    { action: "delete", id: never, before, after: null, named: true },
  ]);
});

test("JOBS-23 the database allows no other role to settle a job, and the queue stays closed", async () => {
  const id = await arrange("failed");
  const settle = `select app.settle_failed_job(${id}, true)`;
  for (const role of [
    "shop_anon",
    "shop_user",
    "shop_system",
    "shop_checkout",
    "shop_public_forms",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- each on a connection of its own
    const thrown: unknown = await undoneAs(database, role, settle).catch((error: unknown) => error);
    expect([role, getSqlState(thrown)]).toEqual([role, "42501"]);
  }
  // A moderator of the back office works with the role of administrators.
  const moderator = { ...member("moderator"), isInBackOffice: true } as const;
  const attempt = database.runInTransaction(moderator, (db) => db.execute(settle));
  await expect(attempt).rejects.toMatchObject({ cause: { code: "42501" } });
  expect(await stored()).toEqual([{ key: "failed", attempts: 12 }]);
});

test("JOBS-24 metrics report the numbers of waiting and failed jobs", async () => {
  await arrange("failed");
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  expect(text).toContain("job_queue_failed_jobs 1");
  expect(text).toContain("job_queue_waiting_jobs 0");
  expect(text).toContain("job_queue_oldest_due_seconds 0");
});

test("JOBS-32 a metric reports how long ago the last scheduled job was due, ignoring the future", async () => {
  const readLines = async () => (await (await fetch(`${shop.url}/metrics`)).text()).split("\n");
  const figure = "job_queue_last_scheduled_seconds";
  await database.asOwner("delete from graphile_worker._private_known_crontabs");
  expect((await readLines()).filter((line) => line.startsWith(figure))).toEqual([]);
  await database.asOwner(
    `insert into graphile_worker._private_known_crontabs
     values ('late', now(), now() - interval '1 hour'), ('ahead', now(), now() + interval '1 hour')`,
  );
  const line = (await readLines()).find((each) => each.startsWith(`${figure} `));
  expect(Number(line?.split(" ")[1])).toBeGreaterThanOrEqual(3_600);
});

test("JOBS-20 every task of the shop has a name in the back office", async () => {
  await database.asOwner("delete from graphile_worker._private_tasks");
  const worker = await startJobs({
    config: {
      publicUrl: "http://shop.example",
      demo: true,
      dataDir: "/nowhere",
      root: "/nowhere",
      backups: { folder: tmpdir(), keep: 7 },
    },
    connectionString: database.appUrl,
    database,
    services: {
      ...shop.services,
      mailbox: createMailbox({ imapUrl: "imap://127.0.0.1:1", plaintextHosts: ["127.0.0.1"] }),
    },
    clock: now,
    log: silentLog,
  });
  await worker.stop();
  const rows = await database.asOwner("select identifier from graphile_worker._private_tasks");
  const known = rows.map(({ identifier }) => String(identifier));
  expect(known.toSorted()).toEqual(Object.keys(jobAdmin.tasks).toSorted());
});
