import type { Log } from "#platform/log.ts";

/**
 * npm passes Ctrl-C on to a process that the terminal has told already, so one key press arrives
 * twice.
 */
const samePressMs = 1000;

/**
 * Ends the process on SIGINT and SIGTERM while it is still starting: a build is told to end with
 * it, and the database ends by itself when this process is gone. Returns what lifts that again, to
 * be called after `stopOnSignals`: without any listener Node forgets a signal that has just
 * arrived.
 */
export function endOnSignals(): () => void {
  const endProcess = () => process.exit(130);
  process.on("SIGINT", endProcess).on("SIGTERM", endProcess);
  return () => void process.off("SIGINT", endProcess).off("SIGTERM", endProcess);
}

/** Ends the process in order on SIGINT and SIGTERM, and at once when Ctrl-C is pressed again. */
export function stopOnSignals(stop: () => Promise<void>, log: Log): void {
  let firstMs: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    const nowMs = performance.now();
    if (firstMs !== undefined) {
      if (nowMs - firstMs > samePressMs) process.exit(130);
      return;
    }
    firstMs = nowMs;
    log.info({ signal }, "stopping");
    if (process.stdout.isTTY) process.stdout.write("\nStopping …\n");
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "the shop did not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}
