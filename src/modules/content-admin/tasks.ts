import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { publishDueContent } from "./publish-due.ts";

/** Every minute the shop says what is due. */
export function contentTasks(
  parts: TaskParts & { readonly ownPaths: readonly string[] },
): Readonly<Record<string, Task>> {
  return {
    "publish-content": {
      schedule: "* * * * *",
      async run() {
        await publishDueContent(parts);
      },
    },
  };
}
