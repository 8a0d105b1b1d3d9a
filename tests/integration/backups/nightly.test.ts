import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { checkBackups } from "#modules/backups/check-backups.ts";
import { backupEndpoints } from "#modules/backups/endpoints.ts";
import { notificationEndpoints } from "#modules/notifications/endpoints.ts";
import { createBackup } from "#modules/backups/create-backup.ts";
import { openDatabase } from "#platform/db/client.ts";
import { getSqlState } from "#platform/db/sql-error.ts";
import { createLog, silentLog } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { startJobs } from "../../../src/server/start/start-jobs.ts";
import { undoneAs } from "../data/verdict.ts";
import { startSalesShop } from "../orders/sales-shop.ts";

const { database, shop, asAdmin, place, now, passTime } = await startSalesShop();
const scratch = fs.mkdtempSync(path.join(tmpdir(), "wanderpaw nightly "));
const folder = path.join(scratch, "backups");
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const logged: string[] = [];
/** The jobs of one instance, which makes backups if it is told where. */
async function instance(backups?: { folder: string; keep: number }) {
  const own = openDatabase({ connectionString: database.appUrl, max: 2 });
  const worker = await startJobs({
    config: {
      publicUrl: "http://shop.example",
      demo: true,
      dataDir: path.join(scratch, "data"),
      root: path.join(import.meta.dirname, "../../.."),
      databaseUrl: database.ownerUrl,
      ...(backups && { backups }),
    },
    connectionString: database.appUrl,
    database: own,
    services: shop.services,
    clock: now,
    log: createLog({ level: "debug", destination: { write: (line) => logged.push(line) } }),
  });
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= worker.stop().then(() => own.close()));
  afterAll(stop);
  return { stop };
}

async function read() {
  const { text } = await asAdmin("GET", "/api/admin/backups");
  // Nobody learns where files are.
  expect(text).not.toContain(scratch);
  return backupEndpoints.readBackups.response.parse(JSON.parse(text));
}
const ask = async () => (await asAdmin("POST", "/api/admin/backups")).status;
const latest = async () => (await read()).runs[0];
const outcome = async () => (await latest())?.outcome ?? null;
async function bell() {
  const { text } = await asAdmin("GET", "/api/admin/notifications");
  const { notifications } = notificationEndpoints.listNotifications.response.parse(
    JSON.parse(text),
  );
  return notifications.filter(({ kind }) => kind === "backup");
}
const figures = async () =>
  (await (await fetch(`${shop.url}/metrics`)).text()).match(/^backups_.*$/gm) ?? [];
/** The commands stand back behind whatever else the machine does, such as other tests. */
const long = { timeout: 120_000, interval: 200 };

test("BACK-21 BACK-26 a shop that makes no backups says so, and one with an unwritable folder does not start", async () => {
  await instance();
  expect(await read()).toEqual({
    isOn: false,
    isDue: false,
    testedAt: null,
    alarm: null,
    runs: [],
  });
  expect(await asAdmin("POST", "/api/admin/backups")).toMatchObject({ status: 409 });
  expect(await figures()).toContain("backups_enabled 0");
  const file = path.join(scratch, "file");
  fs.writeFileSync(file, "");
  for (const wrong of [file, path.join(file, "folder")])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(instance({ folder: wrong, keep: 2 })).rejects.toThrow(
      /^The backup folder .* cannot be written: .* set BACKUP_DIR/,
    );
});

describe("an instance that is configured for backups", () => {
  let stop: () => Promise<void>;
  let asked: number[] = [];

  beforeAll(async () => {
    await place();
    fs.mkdirSync(folder);
    for (const day of ["01", "02", "03"])
      fs.writeFileSync(path.join(folder, `wanderpaw-202601${day}T003000Z.tar`), "");
    fs.writeFileSync(path.join(folder, "mine.tar"), "");
    ({ stop } = await instance({ folder, keep: 2 }));
    await vi.waitFor(async () => assert.ok((await read()).isOn), long);
    asked = [await ask(), await ask()];
    await vi.waitFor(async () => assert.equal(await outcome(), "tested"), long);
  }, 540_000);

  test("BACK-27 makes one backup for two requests", async () => {
    expect(asked).toEqual([204, 204]);
    expect((await read()).runs).toHaveLength(1);
    await expect.poll(async () => (await read()).isDue).toBe(false);
  });

  test("BACK-22 test-restores its backup and records the outcome", async () => {
    const { runs, alarm, testedAt } = await read();
    expect(runs[0]).toMatchObject({ file: { orders: 1, uploads: 0 }, reason: null });
    expect([alarm, testedAt]).toEqual([null, now().toISOString()]);
    expect(await figures()).toEqual([
      "backups_enabled 1",
      "backups_last_failed 0",
      `backups_tested_timestamp_seconds ${now().getTime() / 1_000}`,
    ]);
    expect(await bell()).toEqual([]);
  });

  test("BACK-23 keeps the newest backups, and touches no other file in the folder", async () => {
    const file = (await latest())?.file;
    const name = file?.name ?? "";
    expect(fs.readdirSync(folder).toSorted()).toEqual(
      ["mine.tar", "wanderpaw-20260103T003000Z.tar", name].toSorted(),
    );
    expect(fs.statSync(path.join(folder, name)).size).toBe(file?.bytes);
  });

  test("BACK-31 logs neither the location of its files nor the commands' output", () => {
    expect(logged.join("")).not.toContain(scratch);
  });

  test("BACK-30 is overdue after 36 hours, but not when backups are turned off", async () => {
    passTime(37 * 3_600);
    const run = await latest();
    expect((await read()).alarm).toBe("old");
    expect(await bell()).toMatchObject([{ id: run?.id, problem: "old" }]);
    expect(await database.runInTransaction(system, (db) => checkBackups(db, now()))).toMatchObject([
      { rule: "the last good backup is younger than 36 hours" },
    ]);
    await stop();
    await expect.poll(async () => (await read()).isOn).toBe(false);
    expect([(await read()).alarm, await bell()]).toEqual([null, []]);
  });
});

test("BACK-24 a failed backup is reported once, with its reason", async () => {
  const gone = path.join(scratch, "gone");
  const { stop } = await instance({ folder: gone, keep: 2 });
  fs.rmdirSync(gone);
  fs.symlinkSync(path.join(scratch, "file"), gone);
  await expect.poll(async () => (await read()).isOn).toBe(true);
  await ask();
  await expect.poll(outcome, long).toBe("not-written");
  const run = await latest();
  expect(run).toMatchObject({ file: null, reason: "The folder for backups is gone" });
  expect((await read()).alarm).toBe("failed");
  expect(await bell()).toMatchObject([{ id: run?.id, problem: "failed" }]);
  expect(await figures()).toContain("backups_last_failed 1");

  await stop();
}, 540_000);

test("BACK-25 BACK-31 each kind of failure has its outcome and reason without the folder, and a hundred runs are recorded", async () => {
  await database.asOwner(
    `insert into backup_runs (started_at, finished_at, outcome)
     select '2026-01-01', '2026-01-01', 'interrupted' from generate_series(1, 120)`,
  );
  const file = path.join(folder, "wanderpaw-20261122T003000Z.tar");
  const saved = { ok: true, result: { file, bytes: 5, orders: 4, uploads: 3 } };
  const refused = (kind: string, message: string, result?: unknown) => ({
    ok: false,
    error: { kind, message },
    result,
  });
  /** The stored result of a run whose commands answer so; one without an answer does not end. */
  async function getOutcome(answers: Record<string, unknown>, longestMs = 60_000) {
    const root = fs.mkdtempSync(path.join(scratch, "project "));
    fs.mkdirSync(path.join(root, "src/cli"), { recursive: true });
    fs.writeFileSync(
      path.join(root, "src/cli/shop.mjs"),
      `const answer = ${JSON.stringify(answers)}[process.argv[2]];
       if (answer) console.log(JSON.stringify(answer)); else setInterval(() => {}, 1_000);`,
    );
    passTime(60);
    await createBackup({
      database,
      clock: now,
      log: silentLog,
      config: { root, dataDir: scratch, backups: { folder, keep: 2 } },
      stopping: new AbortController().signal,
      longestMs,
    });
    const run = await latest();
    return [run?.outcome, run?.file?.bytes, run?.reason];
  }
  const full = `${file} cannot be written: the disk is full. Nothing was left behind.`;
  expect(await getOutcome({ backup: refused("failed", full) })).toEqual([
    "not-written",
    undefined,
    "The file cannot be written: the disk is full. Nothing was left behind.",
  ]);
  const findings = { findings: [{ rule: "stock is the sum" }, { rule: "an administrator" }] };
  expect(
    await getOutcome({ backup: saved, "backup:test": refused("found", "Restored, but", findings) }),
  ).toEqual(["unsound", 5, "stock is the sum; an administrator"]);
  const damaged = refused("failed", `${file} is damaged: it is cut off.`);
  expect(await getOutcome({ backup: saved, "backup:test": damaged })).toEqual([
    "not-restorable",
    5,
    "The file is damaged: it is cut off.",
  ]);
  expect(await getOutcome({}, 300)).toEqual(["timed-out", undefined, null]);
  expect(await database.asOwner("select count(*)::int as runs from backup_runs")).toEqual([
    { runs: 100 },
  ]);
}, 540_000);

test("BACK-28 stopping the shop stops a backup, leaves no partial files, and the next start makes it", async () => {
  const ownFolder = path.join(scratch, "interrupted");
  const { stop } = await instance({ folder: ownFolder, keep: 2 });
  await expect.poll(async () => (await read()).isOn).toBe(true);
  passTime(60);
  await ask();
  await expect.poll(outcome, long).toBe(null);
  await stop();
  const ended = await latest();
  expect(ended?.outcome).toBe("interrupted");
  expect(fs.readdirSync(ownFolder)).toEqual([]);
  const [waiting] = await database.asOwner(
    "select attempts, locked_at from graphile_worker._private_jobs where key = 'make-backup'",
  );
  expect(waiting).toEqual({ attempts: 1, locked_at: null });
  // The failure before it is still the news.
  const again = await instance({ folder: ownFolder, keep: 2 });
  await expect.poll(async () => (await read()).alarm).toBe("failed");
  passTime(60);
  await expect.poll(async () => (await latest())?.id, long).not.toBe(ended?.id);
  await again.stop();
}, 540_000);

test("BACK-29 the database lets only an administrator request a backup", async () => {
  for (const role of [
    "shop_anon",
    "shop_user",
    "shop_system",
    "shop_jobs",
    "shop_admin",
    "shop_moderator",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- each on a connection of its own
    const thrown: unknown = await undoneAs(database, role, "select app.request_backup()").catch(
      (error: unknown) => error,
    );
    expect([role, getSqlState(thrown)]).toEqual([role, "42501"]);
  }
});
