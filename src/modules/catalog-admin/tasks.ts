import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { emptyBin } from "./empty-bin.ts";
import { publishDue } from "./publish-due.ts";
import { sweepUploads } from "./sweep-uploads.ts";

/**
 * Scheduled tasks of the catalog: every minute it shows the items that are due, and once a night it
 * removes those that nobody can bring back any more.
 */
export function catalogTasks(
  parts: TaskParts & { uploads: FileStorage },
): Readonly<Record<string, Task>> {
  return {
    "publish-due": {
      schedule: "* * * * *",
      async run() {
        await publishDue(parts);
      },
    },
    "catalogue-cleanup": {
      schedule: "40 0 * * *",
      async run() {
        const emptied = await emptyBin(parts);
        // Afterwards: what has just been removed shows no images any more.
        const files = await sweepUploads(parts);
        parts.log.debug({ ...emptied, files }, "what was in the bin for long enough is removed");
      },
    },
  };
}
