import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { inviteToReview } from "./invite-to-review.ts";

/** Background tasks for reviews. */
export function reviewTasks(parts: TaskParts): Readonly<Record<string, Task>> {
  return { "invite-to-review": { schedule: "40 * * * *", run: () => inviteToReview(parts) } };
}
