// The shop as a process of its own, started the way its owner starts it.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SERVER_CORE } from "./tools.ts";

const ownRoot = join(import.meta.dirname, "../..");
const START_TIMEOUT_MS = 120_000;

export type BenchShop = {
  url: string;
  /** From the start of the process to the first complete answer of the home page. */
  firstAnswerMs: number;
  /** The shop's own process, without PostgreSQL; taskset has become that process. */
  pid: number;
  /** May be called twice. */
  stop: () => Promise<void>;
  /** Ends it as a lack of memory would. */
  kill: () => Promise<void>;
};

export async function startShop(options: {
  port: number;
  dataDir: string;
  /** The processors that it may use; one of them without this. */
  cores?: string;
  /** The folder of another copy of the shop. */
  root?: string;
  /** Further variables. */
  env?: Readonly<Record<string, string>>;
}): Promise<BenchShop> {
  const startedAt = performance.now();
  const child = spawn(
    "taskset",
    ["-c", options.cores ?? SERVER_CORE, process.execPath, "src/cli/shop.mjs", "start"],
    {
      cwd: options.root ?? ownRoot,
      // Nothing of the cli, so that two runs measure the same shop.
      env: {
        PATH: process.env["PATH"],
        PORT: String(options.port),
        DATA_DIR: options.dataDir,
        LOG_LEVEL: "warn",
        ...options.env,
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const url = `http://127.0.0.1:${options.port}`;
  await waitUntilAnswer(url, child);
  return {
    url,
    firstAnswerMs: performance.now() - startedAt,
    pid: child.pid ?? 0,
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  };
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

async function waitUntilAnswer(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The shop did not start (exit code ${child.exitCode}).`);
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.status === 200) return;
    } catch {
      // The server does not listen yet.
    }
    await wait(5);
  }
  throw new Error("The shop did not answer in time.");
}

/**
 * Waits until the slow compression has replaced the quick one: until the page has not become
 * shorter for a while.
 */
export async function waitUntilSettled(url: string): Promise<void> {
  let smallest = Number.POSITIVE_INFINITY;
  let since = performance.now();
  while (performance.now() - since < 3_000) {
    const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    const length = Number(answer.headers.get("content-length"));
    if (length < smallest) {
      smallest = length;
      since = performance.now();
    }
    await wait(100);
  }
}
