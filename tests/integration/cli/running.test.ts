// The shop as a process: how it stops, and what becomes of what it started. It is the built one.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../../support/free-port.ts";

const root = join(import.meta.dirname, "../../..");

type Running = { child: ChildProcess; output: Promise<string>; ended: Promise<unknown[]> };

let dataDir = "";
let started: Running[] = [];

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), "wanderpaw run ")), "data");
  started = [];
});
afterEach(async () => {
  for (const { child, ended } of started) {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    await ended;
  }
  await vi.waitFor(
    () => {
      if (databasePid() !== undefined) throw new Error("its database still runs");
    },
    { timeout: 10_000 },
  );
  rmSync(join(dataDir, ".."), { recursive: true, force: true });
});

/** The number of the database server that works in the data folder. */
function databasePid(): number | undefined {
  const file = join(dataDir, "postgres/postmaster.pid");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : undefined;
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): Running {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], DATA_DIR: dataDir, ...env },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]).then((both) =>
    both.join(""),
  );
  const running = { child, output, ended: once(child, "close") };
  started.push(running);
  return running;
}

async function untilWelcome({ child }: Running): Promise<void> {
  await new Promise<void>((resolve) => {
    let seen = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      seen += chunk.toString();
      if (seen.includes("Press Ctrl-C to stop the shop.")) resolve();
    });
    child.once("close", () => resolve());
  });
}

const shop = () => run(process.execPath, ["src/cli/shop.mjs", "start"], { PORT: "0" });

test("RUN-10 stopping npm leaves no process running, and the data can be opened again", async () => {
  const first = run("npm", ["start"], { PORT: "0" });
  await untilWelcome(first);
  expect(databasePid()).toBeDefined();
  first.child.kill("SIGTERM");
  expect(await first.ended).toEqual([0, null]);
  expect(databasePid()).toBeUndefined();

  const second = shop();
  await untilWelcome(second);
  second.child.kill("SIGINT");
  expect(await second.ended).toEqual([0, null]);
  expect(databasePid()).toBeUndefined();
  expect(await second.output).not.toContain("making the database");
});

test("RUN-11 the shop exits with code 1 when its database is killed", async () => {
  const running = shop();
  await untilWelcome(running);
  process.kill(databasePid() ?? Number.NaN, "SIGQUIT");
  expect(await running.ended).toEqual([1, null]);
  expect(await running.output).toMatch(
    /"level":"fatal".*the embedded database has stopped; the shop stops, too/,
  );
});

/** The further processes of a shop that answer visitors. */
function listWorkers({ child }: Running): number[] {
  const tasks = `/proc/${child.pid}/task`;
  return readdirSync(tasks)
    .flatMap((task) => readFileSync(join(tasks, task, "children"), "utf8").split(" "))
    .filter((pid) => pid !== "" && isWorker(pid))
    .map(Number);
}

function isWorker(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("worker-process");
  } catch {
    return false; // It has just ended.
  }
}

test("INST-21 several processes answer at one port; a killed one is replaced, and all end together", async () => {
  const port = await freePort();
  const running = run(process.execPath, ["src/cli/shop.mjs", "start"], {
    PORT: String(port),
    WORKERS: "3",
  });
  await untilWelcome(running);
  const workers = listWorkers(running);
  expect(workers).toHaveLength(2);
  /** The system deals out connections; those that are kept would go to one process. */
  const ask = async () => {
    const headers = { connection: "close" };
    return (await fetch(`http://127.0.0.1:${port}/api/openapi.json`, { headers })).status;
  };
  const askMany = () => Promise.all(Array.from({ length: 30 }, ask));
  expect(new Set(await askMany())).toEqual(new Set([200]));

  process.kill(workers[0] ?? Number.NaN, "SIGKILL");
  await expect
    .poll(() => {
      const now = listWorkers(running);
      return now.length === 2 && !now.includes(workers[0] ?? 0);
    })
    .toBe(true);
  expect(new Set(await askMany())).toEqual(new Set([200]));

  const last = listWorkers(running);
  running.child.kill("SIGTERM");
  expect(await running.ended).toEqual([0, null]);
  for (const pid of last) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  expect(await running.output).toContain("is being replaced");
});

test("RUN-09 a port in use is reported before a database is created", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const refused = run(process.execPath, ["src/cli/shop.mjs", "start"], { PORT: String(port) });
  expect(await refused.ended).toEqual([1, null]);
  expect((await refused.output).trim()).toMatch(
    new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use[^\\n]*$`),
  );
  expect(existsSync(dataDir)).toBe(false);
});
