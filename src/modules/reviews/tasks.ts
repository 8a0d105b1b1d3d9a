import type { Tasks } from "#modules/tasks.ts";
import { queueInvitations, type ReviewTaskParts } from "./queue-invitations.ts";

/** Background tasks for reviews. */
export function reviewTasks(parts: ReviewTaskParts): Tasks {
  return { "invite-to-review": { schedule: "40 * * * *", run: () => queueInvitations(parts) } };
}
