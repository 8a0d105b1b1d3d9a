import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Log } from "#platform/log.ts";
import type { CliContext } from "./cli-context.ts";

/** A process that cannot start at all must not keep the machine busy with trying. */
const PAUSE_MS = 1_000;

/**
 * Starts `count` further processes that answer visitors at the address of this one, and returns
 * when they do. One that ends by itself is replaced. `stop` lets their running answers end; they
 * also end with this process, however that ends.
 */
export async function startWorkers(options: {
  count: number;
  cli: CliContext;
  log: Log;
}): Promise<{ stop: () => Promise<void> }> {
  const { count, cli, log } = options;
  const running = new Set<ChildProcess>();
  let isStopping = false;

  async function startNext(): Promise<void> {
    const program = join(import.meta.dirname, "worker-process.ts");
    const child = spawn(process.execPath, [...process.execArgv, program], {
      cwd: cli.root,
      env: cli.env,
      stdio: ["ignore", cli.isJson ? process.stderr : "inherit", "inherit", "ipc"],
    });
    running.add(child);
    child.once("exit", (code, signal) => {
      running.delete(child);
      if (isStopping) return;
      log.error({ code, signal }, "a process of the shop has ended and is being replaced");
      setTimeout(() => !isStopping && void startNext(), PAUSE_MS).unref();
    });
    await Promise.race([once(child, "message"), once(child, "exit")]);
  }

  await Promise.all(Array.from({ length: count }, startNext));
  return {
    async stop() {
      isStopping = true;
      await Promise.all(
        [...running].map(async (child) => {
          const ended = once(child, "exit");
          child.kill("SIGTERM");
          await ended;
        }),
      );
    },
  };
}
