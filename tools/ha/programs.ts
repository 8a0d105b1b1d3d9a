// Programs of the cluster and instances of the shop: each is a group of processes of its own, which
// can be killed as a whole and ends with this process at the latest.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { asAccount, type Account } from "#platform/db/embedded/account.ts";
import { withTimeout } from "#platform/with-timeout.ts";

const END_WITHIN_MS = 20_000;
const LOOK_AGAIN_MS = 100;

export type Program = {
  readonly pid: number;
  /** Its exit code or signal, once it has ended. */
  readonly ending: () => number | string | undefined;
  /** Resolves with the exit code or signal. */
  readonly ended: Promise<number | string>;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Asks it to end, and insists after a while. */
  readonly stop: () => Promise<void>;
};

export type Programs = ReturnType<typeof createPrograms>;

/** Starts programs whose output goes into `folder`, a file for each name. */
export function createPrograms(folder: string) {
  const running = new Set<ChildProcess>();
  const killAll = () => {
    for (const child of running) signalGroup(child, "SIGKILL");
  };
  process.once("exit", killAll);

  function start(options: {
    name: string;
    command: readonly [program: string, ...args: string[]];
    env?: Readonly<Record<string, string>>;
    account?: Account;
    cwd?: string;
  }): Program {
    const { name, command, env = {}, account, cwd = folder } = options;
    const [program, ...args] = command;
    const log = openSync(path.join(folder, `${name}.log`), "a");
    const child = spawn(program, args, {
      cwd,
      env: { PATH: `${process.env["PATH"]}:/usr/sbin`, LC_ALL: "C.UTF-8", HOME: folder, ...env },
      ...(account && asAccount(account)),
      detached: true,
      stdio: ["ignore", log, log],
    });
    running.add(child);
    const ending = () => child.signalCode ?? child.exitCode ?? undefined;
    const ended = once(child, "exit").then(() => {
      running.delete(child);
      return ending() ?? "unknown";
    });
    return {
      pid: child.pid ?? 0,
      ending,
      ended,
      signal: (signal) => signalGroup(child, signal),
      async stop() {
        if (ending() !== undefined) return;
        child.kill("SIGTERM");
        await withTimeout(END_WITHIN_MS, ended).catch(() => signalGroup(child, "SIGKILL"));
        await ended;
      },
    };
  }
  return { start };
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) signalProcess(-pid, signal);
}

/** A process that has gone needs no signal. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Asks until the answer is yes. Rejects after `ms`, and when `stopping` is told. */
export async function until(
  what: string,
  ms: number,
  isTrue: () => Promise<boolean>,
  stopping?: AbortSignal,
): Promise<void> {
  const untilMs = performance.now() + ms;
  while (!(await isTrue().catch(() => false))) {
    stopping?.throwIfAborted();
    if (performance.now() > untilMs) throw new Error(`not within ${ms / 1_000} s: ${what}`);
    await sleep(LOOK_AGAIN_MS);
  }
}
