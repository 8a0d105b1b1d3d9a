import type { Tasks } from "#modules/tasks.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { inviteToReview } from "./invite-to-review.ts";

/** Background tasks for reviews. */
export function reviewTasks(parts: TaskParts): Tasks {
  return { "invite-to-review": { schedule: "40 * * * *", run: () => inviteToReview(parts) } };
}
