// The shop as a process: how it stops, and what becomes of what it started. No page is opened here.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "../..");

type Running = { child: ChildProcess; output: Promise<string>; ended: Promise<unknown[]> };

let dataDir = "";
let started: Running[] = [];

test.beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), "wanderpaw run ")), "data");
  started = [];
});
test.afterEach(async () => {
  for (const { child, ended } of started) {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
    await ended;
  }
  await expect.poll(databasePid).toBeUndefined();
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
      if (seen.includes("Ctrl-C stops the shop.")) resolve();
    });
    child.once("close", () => resolve());
  });
}

const shop = () => run(process.execPath, ["src/cli/shop.mjs", "start"], { PORT: "0" });

test("RUN-10 npm that is told to stop leaves nothing running, and the data can be opened again", async () => {
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

test("RUN-11 the shop ends with code 1 when its database is killed", async () => {
  const running = shop();
  await untilWelcome(running);
  process.kill(databasePid() ?? Number.NaN, "SIGQUIT");
  expect(await running.ended).toEqual([1, null]);
  expect(await running.output).toMatch(
    /"level":"fatal".*the embedded database has ended; the shop cannot go on without it/,
  );
});

test("RUN-09 a port in use is told before a database is made", async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? "");
  const refused = run(process.execPath, ["src/cli/shop.mjs", "start"], { PORT: port });
  expect(await refused.ended).toEqual([1, null]);
  expect((await refused.output).trim()).toMatch(
    new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use[^\\n]*$`),
  );
  expect(existsSync(dataDir)).toBe(false);
});
