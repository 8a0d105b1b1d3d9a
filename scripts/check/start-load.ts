// Keeps all cores busy, as other people's work on the same machine does.
import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";

/** Starts a busy process for each core. The function ends them, and the end of this process. */
export function startLoad(): () => void {
  const busy = Array.from({ length: availableParallelism() }, () =>
    fork(join(import.meta.dirname, "be-busy.ts")),
  );
  return () => {
    for (const child of busy) child.kill("SIGKILL");
  };
}
