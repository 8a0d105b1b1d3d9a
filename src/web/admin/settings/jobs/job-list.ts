import { jobAdmin } from "#i18n/he/jobs.ts";

/** Jobs come and go by themselves. */
export const LOOK_AGAIN_MS = 10_000;

/** Name of a job's task; the code itself for one of an earlier version. */
export function getTaskName(task: string): string {
  const names: Readonly<Record<string, string>> = jobAdmin.tasks;
  return names[task] ?? task;
}
