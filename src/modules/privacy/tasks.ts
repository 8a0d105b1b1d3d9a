import type { Tasks } from "#modules/tasks.ts";
import { task, type TaskParts } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { followAddress, followedChange } from "./follow-address.ts";

/** Background tasks for personal data: they run without a request at that moment. */
export function privacyTasks({ database }: TaskParts): Tasks {
  return {
    "follow-address": task(followedChange, (change) =>
      database.runInTransaction(system, (db) => followAddress(db, change)),
    ),
  };
}
