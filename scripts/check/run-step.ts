// Runs one step of the checks, accounts for it, and ends it when it hangs.
import { spawn, type ChildProcess } from "node:child_process";
import { statSync } from "node:fs";
import { delimiter } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { watchProcessorTime, type ProcessorTime } from "./processor-time.ts";
import { REPORT_VARIABLE } from "./reporters/report-lines.ts";
import { root, tools } from "./root.ts";
import { readReport, type TestReport } from "./test-report.ts";

export type Step = {
  name: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** Its tests are told to this file by one of our reporters. */
  report?: string;
  /** Nothing is shown while it runs. */
  isSilent?: true;
  /**
   * For so long it may show no sign of life, far longer than any of its tests may take, and then
   * has so long to end in order, with a report.
   */
  limits?: { silentMs: number; graceMs: number };
};

export type Outcome = {
  step: Step;
  isOk: boolean;
  seconds: number;
  /** Undefined where the system does not count them. */
  processorSeconds: number | undefined;
  report: TestReport;
  /** All that it printed, if nothing was shown. */
  output: string;
};

const usualLimits = { silentMs: 600_000, graceMs: 15_000 };
const LOOK_MS = 500;

/** Runs a step. If it hangs it is ended, and what was running then is among what failed. */
export async function runStep(step: Step): Promise<Outcome> {
  const { command, env, report: file = "", isSilent = false } = step;
  const startMs = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ["ignore", ...(isSilent ? kept : shown)],
    // The tools are scripts for the first `node` in PATH; it must be the project's own.
    env: {
      ...process.env,
      PATH: `${tools}${delimiter}${process.env.PATH ?? ""}`,
      [REPORT_VARIABLE]: file,
      ...env,
    },
    // A group of its own, which can be ended as a whole.
    detached: true,
  });
  const time = watchProcessorTime(child.pid);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  const over = new AbortController();
  const [code, silentMs] = await Promise.all([
    waitForEnd(child).finally(() => over.abort()),
    endWhenSilent({ child, time, file, over: over.signal, ...usualLimits, ...step.limits }),
  ]);
  const processorSeconds = time.end();
  const report = readReport(file);
  if (typeof code === "string") report.failed.push(code);
  if (silentMs !== undefined) report.failed.push(showSilence(step, silentMs, report.running));
  return {
    step,
    isOk: code === 0 && silentMs === undefined,
    seconds: (performance.now() - startMs) / 1_000,
    processorSeconds,
    report,
    output: Buffer.concat(chunks).toString(),
  };
}

const shown = ["inherit", "inherit"] as const;
const kept = ["pipe", "pipe"] as const;

/** The exit code; null when a signal ended it, and the reason when it could not be started. */
async function waitForEnd(child: ChildProcess): Promise<number | string | null> {
  const stop = () => endGroup(child, "SIGINT");
  process.once("exit", stop);
  try {
    return await new Promise((resolve) => {
      child.once("error", ({ message }) => resolve(message));
      child.once("close", resolve);
    });
  } finally {
    process.off("exit", stop);
  }
}

type Watch = {
  child: ChildProcess;
  time: ProcessorTime;
  file: string;
  over: AbortSignal;
  silentMs: number;
  graceMs: number;
};

/**
 * Ends a step that has told nothing for too long: first in order, then at once, with all that it
 * started. Resolves with the length of its silence, or undefined when it has ended by itself.
 */
async function endWhenSilent(watch: Watch): Promise<number | undefined> {
  const { child, time, file, over, silentMs, graceMs } = watch;
  const startMs = Date.now();
  const getSilence = () => Date.now() - Math.max(startMs, getChangeMs(file));
  while (getSilence() < silentMs) if (await isOver(LOOK_MS, over)) return undefined;
  endGroup(child, "SIGINT");
  if (!(await isOver(graceMs, over)))
    for (const pid of [...time.listProcesses(), child.pid]) if (pid !== undefined) endProcess(pid);
  return silentMs;
}

async function isOver(ms: number, over: AbortSignal): Promise<boolean> {
  await wait(ms, undefined, { signal: over }).catch(() => {});
  return over.aborted;
}

function getChangeMs(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function showSilence({ name }: Step, silentMs: number, running: readonly string[]): string {
  const names = running.length === 0 ? ["nothing that it told of"] : running;
  return [
    `${name}: ended after ${silentMs / 1_000} s without a sign of life. It was at this, or right behind it:`,
    ...names.map((each) => `        ${each}`),
  ].join("\n");
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) endProcess(-pid, signal);
}

function endProcess(pid: number, signal: NodeJS.Signals = "SIGKILL"): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
