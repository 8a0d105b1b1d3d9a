// A test that runs out of time tells what its process had open: connections, processes, timers.
import { afterEach } from "vitest";

afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    if (/^Test timed out in \d+ms/.test(error.message)) {
      const told = `\nStill open were: ${countOpen()}.`;
      error.stack = error.stack?.replace(error.message, error.message + told);
      error.message += told;
    }
});

/** "2 TCPSocketWrap, 1 Timeout" */
function countOpen(): string {
  const counts = Map.groupBy(process.getActiveResourcesInfo(), (kind) => kind);
  return [...counts].map(([kind, all]) => `${all.length} ${kind}`).join(", ");
}
