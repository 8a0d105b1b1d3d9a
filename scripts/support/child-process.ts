import type { ChildProcess } from "node:child_process";

/**
 * The exit code of `child`, or null when a signal ended it. If this process leaves first, the child
 * goes with it.
 */
export async function waitForChild(child: ChildProcess): Promise<number | null> {
  const stopChild = () => child.kill();
  process.once("exit", stopChild);
  try {
    return await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
  } finally {
    process.off("exit", stopChild);
  }
}

/** Ctrl-C and SIGTERM end this process by its own exit, at which it ends what it has started. */
export function endOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => process.exit(130));
}
