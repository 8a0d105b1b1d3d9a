import type { Tasks } from "#modules/tasks.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { deleteBinned } from "./delete-binned.ts";
import { publishDue } from "./publish-due.ts";
import { removeUnusedUploads } from "./remove-unused-uploads.ts";

/**
 * Scheduled tasks of the catalog: every minute it shows the items that are due, and once a night it
 * removes those that can no longer be restored.
 */
export function catalogTasks(parts: TaskParts & { uploads: FileStorage }): Tasks {
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
        const emptied = await deleteBinned(parts);
        // After emptying the bin, because removed products no longer use their images.
        const files = await removeUnusedUploads(parts);
        parts.log.debug({ ...emptied, files }, "what was in the bin for long enough is removed");
      },
    },
  };
}
