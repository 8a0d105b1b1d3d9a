// Timed jobs with several workers, each a process of its own on the same database.
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { project } from "../../support/embedded-folders.ts";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();
const script = path.join(project, "tests/support/quick-minutes.ts");

async function startProcess({ quiet = false } = {}) {
  const child = spawn(process.execPath, [script, database.appUrl, database.ownerUrl], {
    cwd: project,
    stdio: ["pipe", "pipe", quiet ? "ignore" : "inherit"],
  });
  const ended = once(child, "exit");
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  await Promise.race([once(child.stdout, "data"), ended]);
  return { pid: Number(child.pid), kill, setClockBack: () => child.stdin.write("\n") };
}

/** Each minute that a job ran for, with the processes that did it, the newest first. */
const readTicks = async () =>
  (await database.asOwner(
    "select minute, array_agg(pid) as pids from ticks group by minute order by minute desc",
  )) as { minute: string; pids: number[] }[]; // as selected

/** The first that comes now, when it has been written down that it is done. */
async function nextTick() {
  const before = (await readTicks()).length;
  await expect.poll(readTicks, { timeout: 60_000 }).not.toHaveLength(before);
  await expect.poll(() => database.asOwner("select from graphile_worker.jobs")).toEqual([]);
  const [newest] = await readTicks();
  if (newest === undefined) throw new Error("there is none");
  return newest;
}

beforeEach(() =>
  database.asOwner(
    "drop table if exists ticks; create table ticks (minute text not null, pid integer not null)",
  ),
);

test("JOBS-10 of several processes one runs a scheduled job, once, and another takes over when that one is killed", async () => {
  const living = await Promise.all([startProcess(), startProcess(), startProcess()]);
  while (living.length > 1) {
    const { pids } = await nextTick();
    const at = living.findIndex(({ pid }) => pids.includes(pid));
    await living.splice(at, 1)[0]?.kill();
  }
  expect((await nextTick()).pids).toEqual([living[0]?.pid]);

  const ticks = await readTicks();
  expect(ticks.filter(({ pids }) => pids.length > 1)).toEqual([]);
  // None was left out, whoever was killed in between.
  const minutes = ticks.map(({ minute }) => Date.parse(minute));
  expect(minutes).toEqual(minutes.map((_, nth) => (minutes[0] ?? 0) - nth * 60_000));
});

test("JOBS-30 scheduled jobs follow the new time when the clock of their process is set back", async () => {
  const { kill, setClockBack } = await startProcess({ quiet: true });
  const { minute: before } = await nextTick();
  setClockBack();
  const isEarlier = async () => (await readTicks()).some(({ minute }) => minute < before);
  await expect.poll(isEarlier, { timeout: 60_000 }).toBe(true);
  await kill();
});
