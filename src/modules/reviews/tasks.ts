import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import { inviteToReview } from "./invite-to-review.ts";

/** What the shop does with reviews by itself. */
export function reviewTasks(parts: TaskParts): Readonly<Record<string, Task>> {
  return { "invite-to-review": { schedule: "40 * * * *", run: () => inviteToReview(parts) } };
}
