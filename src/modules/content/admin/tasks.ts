import type { Tasks } from "#modules/tasks.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { publishDueContent } from "./publish-due.ts";

/** Every minute publishes drafts that are due. */
export function contentTasks(parts: TaskParts & { readonly ownPaths: readonly string[] }): Tasks {
  return {
    "publish-content": {
      schedule: "* * * * *",
      async run() {
        await publishDueContent(parts);
      },
    },
  };
}
