import type { Task, TaskParts } from "#platform/jobs/worker.ts";
import type { Payments } from "#modules/payments/payments.ts";

/** What the shop does with orders by itself. */
export function salesTasks(
  _parts: TaskParts & { payments: Payments },
): Readonly<Record<string, Task>> {
  return {};
}
