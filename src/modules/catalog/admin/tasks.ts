import type { Tasks } from "#modules/tasks.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { deleteBinned } from "./delete-binned.ts";
import { removeUnusedUploads } from "./remove-unused-uploads.ts";

/** Once a night removes products and images that can no longer be restored. */
export function catalogTasks(parts: TaskParts & { uploads: FileStorage }): Tasks {
  return {
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
